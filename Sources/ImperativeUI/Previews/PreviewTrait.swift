import Foundation

/// How a preview is shown.
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
    /// As large as the screen of a device.
    public static var defaultLayout: PreviewTrait { PreviewTrait(.deviceSize) }
    /// As large as the contents want to be.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.fittingSize) }
    /// On a device that is held upright.
    public static var portrait: PreviewTrait { PreviewTrait(.orientation(isLandscape: false)) }
    /// On a device that is held upside down, which looks the same as upright.
    public static var portraitUpsideDown: PreviewTrait { portrait }
    /// On a device on its left side.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(.orientation(isLandscape: true)) }
    /// On a device on its right side, which looks the same as on its left.
    public static var landscapeRight: PreviewTrait { landscapeLeft }

    /// Of a fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(.fixedSize(CGSize(width: width, height: height)))
    }
}
