import Foundation

/// A setting that determines how a preview is shown.
public struct PreviewTrait<T>: Sendable {
    package enum Kind: Sendable {
        case deviceSize, fittingSize
        case fixedSize(CGSize)
        case orientation(isLandscape: Bool)
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the preview at the size of a device's screen.
    public static var defaultLayout: PreviewTrait { PreviewTrait(.deviceSize) }
    /// Shows the preview at the size that fits its contents.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.fittingSize) }
    /// Shows the preview on a device in portrait orientation.
    public static var portrait: PreviewTrait { PreviewTrait(.orientation(isLandscape: false)) }
    /// Shows the preview on a device held upside down, which looks the same as ``portrait``.
    public static var portraitUpsideDown: PreviewTrait { portrait }
    /// Shows the preview on a device turned onto its left side.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(.orientation(isLandscape: true)) }
    /// Shows the preview on a device turned onto its right side, which looks the same as ``landscapeLeft``.
    public static var landscapeRight: PreviewTrait { landscapeLeft }

    /// Shows the preview at a fixed size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(.fixedSize(CGSize(width: width, height: height)))
    }
}
