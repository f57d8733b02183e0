import Foundation
import Testing

/// The layers of the library: each knows only those above it.
@Suite struct LayeringTests {
  @Test func `the machines import nothing`() throws {
    for file in try sources(in: "SwitchbackMachines") {
      #expect(!file.code.contains("import "), "\(file.name)")
    }
  }

  @Test func `the kernel names no node type`() throws {
    let nodes = try sources(in: "Switchback/Nodes").flatMap { file in
      file.code.matches(of: /(?:class|struct|protocol|enum) (\w+)[^.\w]/).map { String($0.1) }
    }
    #expect(nodes.contains("ViewController") && nodes.contains("Window"))
    for file in try sources(in: "Switchback/Simulation") {
      let words = Set(file.code.matches(of: /\w+/).map { String($0.0) })
      let named = words.intersection(nodes).sorted()
      #expect(named.isEmpty, "\(file.name) names \(named)")
    }
  }

  @Test func `the nodes do not know what is built on them`() throws {
    for file in try sources(in: "Switchback/Nodes") {
      #expect(!file.code.contains("RootSwitcher"), "\(file.name)")
      #expect(!file.code.contains("ConditionalContainer"), "\(file.name)")
    }
  }

  /// The Swift files of a folder of Sources, without comments and string literals.
  private func sources(in folder: String) throws -> [(name: String, code: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(folder)").standardized
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let paths = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift"
    }
    #expect(!paths.isEmpty)
    return try paths.map { path in
      let text = try String(contentsOf: path, encoding: .utf8)
      let bare = text.replacing(/\/\/[^\n]*/, with: "")
        .replacing(/"{3}[\s\S]*?"{3}/, with: "").replacing(/"[^"\n]*"/, with: "")
      return (path.lastPathComponent, bare)
    }
  }
}
