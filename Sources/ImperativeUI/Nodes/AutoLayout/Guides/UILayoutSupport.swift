import Foundation

/// What bars of containers cover of a controller's view, at the top or at the bottom.
@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
    /// The covered length, in points.
    var length: CGFloat { get }
    /// The top edge of what is covered.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge of what is covered.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of what is covered.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide of what bars cover.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let owner else { return 0 }
        return kind == .topBars ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
    }
}

extension UIViewController {
    /// The part of the view that bars cover at the top. Loads the view. Newer code uses ``UIView/safeAreaLayoutGuide``.
    public final var topLayoutGuide: any UILayoutSupport { view.ownGuide(.topBars, BarLayoutGuide.init) }

    /// The part of the view that bars cover at the bottom. Loads the view. Newer code uses
    /// ``UIView/safeAreaLayoutGuide``.
    public final var bottomLayoutGuide: any UILayoutSupport {
        view.ownGuide(.bottomBars, BarLayoutGuide.init)
    }
}
