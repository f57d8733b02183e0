@_exported public import class Foundation.Bundle
@_exported public import class Foundation.NSCoder
@_exported public import class Foundation.NSObject
@_exported public import protocol Foundation.NSObjectProtocol
@_exported public import SwitchbackMachines
