import Foundation
import LayoutEngine

/// How large a preview is.
public enum PreviewLayout: Equatable, Sendable {
    /// As large as a device.
    case device
    /// As large as the view.
    case sizeThatFits
    /// So many points wide and high.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device to look at a preview on, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The device's name.
    public let rawValue: String
    /// A device by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A device by name.
    public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

// Nothing here shows previews; see `PreviewProvider`.
extension View {
    /// Names a preview, for a tool that shows it. The view is as it is.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Says how large a preview is, to a tool that shows it. The view is as it is.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Names a device for a preview, to a tool that shows it. The view is as it is.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
