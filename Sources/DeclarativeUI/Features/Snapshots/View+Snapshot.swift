import DeclarativeViews
import Foundation
import ImperativeUI

extension View {
    /// Returns a picture of a new instance of this view, which exists as long as it takes to make the picture.
    ///
    /// State has its initial values, and appearance actions have run.
    ///
    /// - Parameters:
    ///   - size: The size in points, both of the proposal and of the picture; by default that of a device's window.
    ///     To use the view's own size, use ``ImageRenderer``.
    ///   - traits: The traits around the view; those of a device by default. They determine the bridged environment
    ///     values.
    ///   - background: The colour behind the view; the system background colour by default, `nil` for none.
    ///   - medium: The medium to lay out the view for; every medium by default.
    @MainActor public func snapshot(
        size: CGSize? = nil, traits: UITraitCollection? = nil, background: UIColor? = .systemBackground,
        medium: Snapshot.Medium? = nil
    ) -> Snapshot {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size ?? UIWindow().bounds.size))
        if let traits { window.traitOverrides.put(all: traits) }
        // Containers such as navigation stacks are controllers, which need one around them.
        let controller = UIHostingController(rootView: self)
        controller.view.backgroundColor = nil
        window.rootViewController = controller
        window.isHidden = false
        defer { window.rootViewController = nil }
        return Snapshot(for: medium) {
            controller.view.takePicture(
                for: $0, background: background, in: window, always: false, setUp: {}, undo: {})
        }
    }
}
