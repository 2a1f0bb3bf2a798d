import Drawing
import Foundation
import BridgedEnvironment

extension UIView {
    /// Returns a view that shows what this view looks like now, and does not change with it. Resized, it stretches the
    /// picture.
    ///
    /// - Parameter afterUpdates: Whether to perform pending updates and layout before.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates {
            (window ?? self).layoutIfNeeded()
            UpdateQueue.shared.flush(through: .display)
        }
        return SnapshotView(visiblePart, size: bounds.size)
    }
}

/// Shows the picture of another view.
private final class SnapshotView: UIView {
    private let picture: DisplayList
    private let pictureSize: CGSize

    init(_ picture: DisplayList, size: CGSize) {
        (self.picture, pictureSize) = (picture, size)
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("The picture of a view cannot come from an archive.") }

    override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(picture, of: pictureSize, in: bounds)
    }
}
