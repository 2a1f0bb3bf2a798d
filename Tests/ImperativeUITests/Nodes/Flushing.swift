@testable import BridgedEnvironment

/// Runs everything that is dirty, display included.
@MainActor func flushAll() { UpdateQueue.shared.flush() }

/// What a node pays for its place among scopes.
let scopeLinkSize = MemoryLayout<ScopeLink>.size
