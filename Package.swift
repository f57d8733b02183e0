// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Switchback",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [
    .library(name: "Switchback", targets: ["Switchback"]),
    .library(name: "SwitchbackTesting", targets: ["SwitchbackTesting"]),
  ],
  targets: [
    .target(name: "SwitchbackMachines"),
    .target(name: "Switchback", dependencies: ["SwitchbackMachines"]),
    .target(name: "SwitchbackTesting", dependencies: ["Switchback"]),
    .target(name: "Story", dependencies: ["Switchback"], path: "Examples/Story"),
    .executableTarget(
      name: "root-swap",
      dependencies: ["Story", "Switchback"],
      path: "Examples/RootSwap"
    ),
    .executableTarget(
      name: "conditional-container",
      dependencies: ["Story", "Switchback"],
      path: "Examples/ConditionalContainer"
    ),
    .testTarget(name: "MachineTests", dependencies: ["SwitchbackMachines"]),
    .testTarget(name: "SwitchbackTests", dependencies: ["SwitchbackTesting"]),
    .testTarget(name: "ConformanceTests", dependencies: ["SwitchbackTesting"]),
    .testTarget(name: "BugReportTests", dependencies: ["SwitchbackTesting"]),
    .testTarget(
      name: "PublicAPITests",
      dependencies: ["SwitchbackTesting"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["root-swap", "conditional-container"],
      exclude: ["Transcripts"]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
