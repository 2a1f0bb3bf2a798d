import Foundation
import ImperativeUI

extension View {
    /// What this view looks like, made anew and shown for the moment: state begins at its initial values, and what the
    /// view asks to be called for when it appears has run.
    ///
    /// - Parameters:
    ///   - size: The size in points that is proposed and that the picture has; by default the size of a device's
    ///     window. Use ``ImageRenderer`` for a picture as large as the view.
    ///   - traits: What the surroundings say, as traits; those of a device by default. Bridged environment values
    ///     follow.
    ///   - background: What lies behind the view; the system's background colour by default, `nil` for nothing.
    @MainActor public func snapshot(
        size: CGSize? = nil, traits: UITraitCollection? = nil, background: UIColor? = .systemBackground
    ) -> Snapshot {
        let host = _UIHostingView(rootView: self)
        host.frame.size = size ?? UIWindow().bounds.size
        return host.snapshot(traits: traits, background: background)
    }
}
