import Foundation
import UnifiedStorage

/// Makes the pictures of a snapshot when they are asked for, each once.
@MainActor package final class PictureSource {
    /// Makes a picture for a medium; `nil` once there are all.
    private var take: ((Snapshot.Medium) -> Snapshot.Picture)?
    private let end: () -> Void
    private var taken: [Snapshot.Medium: Snapshot.Picture] = [:]

    /// - Parameters:
    ///   - end: Called once, when no further picture will be made.
    ///   - take: Makes a picture for a medium.
    package init(end: @escaping () -> Void = {}, take: @escaping (Snapshot.Medium) -> Snapshot.Picture) {
        self.take = take
        self.end = end
    }

    isolated deinit { if take != nil { end() } }

    /// Returns the picture for a medium. Waits for the main thread where it is called on another one.
    nonisolated func picture(for medium: Snapshot.Medium) -> Snapshot.Picture {
        if MainContext.isCurrent { return MainActor.assumeIsolated { pictureNow(for: medium) } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { pictureNow(for: medium) } }
    }

    private func pictureNow(for medium: Snapshot.Medium) -> Snapshot.Picture {
        if let known = taken[medium] { return known }
        guard let take else { preconditionFailure("A source keeps what makes pictures until it has made them all.") }
        let picture = take(medium)
        taken[medium] = picture
        if taken.count == Snapshot.Medium.allCases.count {
            self.take = nil
            end()
        }
        return picture
    }
}
