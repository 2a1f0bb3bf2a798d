import Foundation
import ImperativeUI

extension View {
    /// Returns a picture of this view, made anew and shown as long as pictures of it are to be made.
    ///
    /// State has its initial values, and actions for the view's appearance have run.
    ///
    /// - Parameters:
    ///   - size: The size in points proposed to the view, which is also the picture's; by default that of a device's
    ///     window. Use ``ImageRenderer`` for a picture in the view's own size.
    ///   - traits: The traits around the view; those of a device by default. Bridged environment values follow from
    ///     them.
    ///   - background: The colour behind the view; the system's background colour by default, `nil` for none.
    ///   - medium: The medium for which to lay out the view; by default, each.
    @MainActor public func snapshot(
        size: CGSize? = nil, traits: UITraitCollection? = nil, background: UIColor? = .systemBackground,
        medium: Snapshot.Medium? = nil
    ) -> Snapshot {
        let host = _UIHostingView(rootView: self)
        host.frame.size = size ?? UIWindow().bounds.size
        let window = UIWindow(frame: host.frame)
        if let traits { window.traitOverrides.put(all: traits) }
        window.isHidden = false
        window.addSubview(host)
        defer { host.removeFromSuperview() }
        return Snapshot(for: medium) {
            host.takePicture(for: $0, background: background, in: window, always: false, setUp: {}, undo: {})
        }
    }
}
