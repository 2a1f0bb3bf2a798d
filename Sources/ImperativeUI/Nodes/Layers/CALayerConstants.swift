import Foundation

/// How a layer's contents are placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the placement.
    public let rawValue: String
    /// Creates a placement from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, at their own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the top edge, at their own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the bottom edge, at their own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the left edge, at their own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the right edge, at their own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner, at their own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner, at their own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner, at their own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner, at their own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits, in proportion.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills the bounds, in proportion.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// The content mode of views that places contents alike.
    var contentMode: UIView.ContentMode {
        switch self {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        default: .scaleToFill
        }
    }
}

/// How the pixels of a layer's contents are shown at another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of the filter.
    public let rawValue: String
    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Colours between those of the pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The colour of the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Colours between those of smaller pictures of the pixels. It is shown as `linear` here.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
