import Foundation

extension Preview {
    /// Returns a snapshot of a newly created instance of the preview.
    ///
    /// - Parameters:
    ///   - traits: The traits of the preview's environment; those of a device by default.
    ///   - medium: The only medium to lay the preview out for; by default, all of them. A preview sized to fit its
    ///     contents may have a different size in each.
    public func snapshot(traits: UITraitCollection? = nil, medium: Snapshot.Medium? = nil) throws -> Snapshot {
        let controller = try makeViewController()
        let window = UIWindow()
        let screen = window.bounds.size
        if let traits { window.traitOverrides.put(all: traits) }
        window.rootViewController = controller
        window.isHidden = false
        func takeSize() {
            window.updateTraitsIfNeeded()
            window.bounds.size = size(of: controller.view, on: screen)
        }
        // Views appear at the size of the preview, not at that of the screen.
        takeSize()
        // The window is not shown again, so it needs no other size afterwards.
        defer { window.isHidden = true }
        return Snapshot(for: medium) {
            window.takePicture(for: $0, background: .systemBackground, in: window, setUp: takeSize, undo: {})
        }
    }

    /// Returns how large the traits say that a view is shown on a screen.
    func size(of view: UIView, on screen: CGSize) -> CGSize {
        var size = screen
        for trait in traits {
            switch trait.kind {
            case .deviceSize: size = screen
            case .fixedSize(let fixed): size = fixed
            case .fittingSize: size = view.sizeThatFits(screen)
            case .orientation(let isLandscape):
                let (short, long) = (min(size.width, size.height), max(size.width, size.height))
                if isLandscape { size = CGSize(width: long, height: short) }
            }
        }
        return size
    }
}
