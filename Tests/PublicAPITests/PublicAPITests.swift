import Foundation
import Testing

/// Compares the public API of each library with the list committed beside this file.
@Suite struct PublicAPITests {
  @Test(arguments: ["Switchback", "SwitchbackMachines", "SwitchbackTesting"])
  func `the public API is the one on record`(module: String) throws {
    try expectRecord(
      try publicAPI(of: module),
      at: "Tests/PublicAPITests/Snapshots/\(module).txt"
    )
  }
}

/// The declarations that a module makes public, one a line.
private func publicAPI(of module: String) throws -> String {
  let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: output) }

  let extractor = Process()
  extractor.executableURL = URL(filePath: "/usr/bin/env")
  extractor.arguments = [
    "swift-symbolgraph-extract", "-module-name", module,
    "-I", products.appending(path: "Modules").path,
    "-target", targetTriple,
    "-minimum-access-level", "public", "-skip-synthesized-members",
    "-output-dir", output.path,
  ]
  extractor.standardInput = FileHandle.nullDevice
  try extractor.run()
  extractor.waitUntilExit()
  try #require(extractor.terminationStatus == 0)

  // Extensions of other modules' types stand in graphs of their own.
  let graphs = try FileManager.default.contentsOfDirectory(
    at: output,
    includingPropertiesForKeys: nil
  )
  let lines = try graphs.flatMap { file in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).symbols.map(\.line)
  }
  return lines.sorted().joined(separator: "\n") + "\n"
}

private var targetTriple: String {
  #if arch(arm64)
  "aarch64-unknown-linux-gnu"
  #else
  "x86_64-unknown-linux-gnu"
  #endif
}

private struct SymbolGraph: Decodable {
  var symbols: [Symbol]

  struct Symbol: Decodable {
    var pathComponents: [String]
    var declarationFragments: [Fragment]

    var line: String {
      let declaration = declarationFragments.map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(pathComponents.joined(separator: "."))\t\(declaration)"
    }
  }

  struct Fragment: Decodable {
    var spelling: String
  }
}
