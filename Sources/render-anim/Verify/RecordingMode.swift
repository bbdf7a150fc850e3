import ArgumentParser

/// The references that `record` writes.
enum RecordingMode: String, ExpressibleByArgument, CaseIterable, Codable {
  case all, changed, missing, never
}
