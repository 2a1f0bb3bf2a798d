import Drawing
import Foundation
import BridgedEnvironment

/// The pictures that were taken in a window since anything last changed.
@MainActor final class PictureMemory {
    private struct Entry {
        let view: ObjectIdentifier
        let size: CGSize?
        let medium: Snapshot.Medium
        let picture: Snapshot.Picture
    }

    /// The most pictures that are kept: of a window and parts of it, in two media.
    private static let capacity = 8

    private var entries: [Entry] = []
    private var changeCount: UInt64 = 0

    /// Returns the picture that was taken of a view, if nothing has changed since.
    func picture(
        of view: UIView, size: CGSize?, background: ColorComponents?, medium: Snapshot.Medium
    ) -> Snapshot.Picture? {
        if changeCount != ChangeCount.current { entries = [] }
        return entries.first { entry in
            entry.view == ObjectIdentifier(view) && entry.size == size && entry.medium == medium
                && entry.picture.background == background
        }?.picture
    }

    /// Keeps a picture that was taken just now, unless pending work may change it.
    func keep(_ picture: Snapshot.Picture, of view: UIView, size: CGSize?, medium: Snapshot.Medium) {
        if UpdateQueue.shared.hasWork(before: .callbacks) { return entries = [] }
        // Taking a picture counts as changes, after which the others hold still.
        changeCount = ChangeCount.current
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(Entry(view: ObjectIdentifier(view), size: size, medium: medium, picture: picture))
    }
}
