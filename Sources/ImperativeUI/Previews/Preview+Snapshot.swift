import Foundation

extension Preview {
    /// The size of a device in points, upright.
    private static let deviceSize = CGSize(width: 393, height: 852)

    /// Returns a picture of the preview, made anew.
    ///
    /// - Parameters:
    ///   - traits: The traits around it; those of a device by default.
    ///   - medium: The medium for which to lay it out; by default, both.
    public func snapshot(traits: UITraitCollection? = nil, medium: Snapshot.Medium? = nil) throws -> Snapshot {
        let controller = try makeViewController()
        let view: UIView = controller.view
        var size = Self.deviceSize
        for trait in self.traits {
            switch trait.kind {
            case .deviceSize: size = Self.deviceSize
            case .fixedSize(let fixed): size = fixed
            case .fittingSize: size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            case .orientation(let isLandscape):
                if isLandscape {
                    size = CGSize(width: max(size.width, size.height), height: min(size.width, size.height))
                }
            }
        }
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        return window.snapshot(traits: traits, medium: medium)
    }
}
