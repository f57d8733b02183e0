import Foundation
import Testing

/// Runs each example and compares what it prints with the transcript on record.
///
/// Set `UPDATE_SNAPSHOTS=1` to rewrite the transcripts.
@Suite struct ExampleTests {
  @Test(arguments: ["root-swap", "conditional-container"])
  func `an example prints its transcript`(example: String) throws {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = products.appending(path: example)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)

    let record = URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "Transcripts/\(example).txt")
    let printed = String(decoding: data, as: UTF8.self)
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try printed.write(to: record, atomically: true, encoding: .utf8)
    }
    let transcript = try String(contentsOf: record, encoding: .utf8)
    let difference = printed.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: transcript.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(difference.isEmpty, "\(example) prints something else than its transcript.")
  }
}
