@_exported public import Switchback
