// swift-tools-version: 6.2
import PackageDescription

// A package as a user writes it: it depends on Switchback by path, and on nothing else.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "Switchback", path: "../../..")],
  targets: [
    .target(
      name: "Screens",
      dependencies: [.product(name: "Switchback", package: "Switchback")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .target(
      name: "LegacyScreens",
      dependencies: [.product(name: "Switchback", package: "Switchback")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", .product(name: "SwitchbackTesting", package: "Switchback"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "LegacyScreensTests",
      dependencies: [
        "LegacyScreens", .product(name: "SwitchbackTesting", package: "Switchback"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
