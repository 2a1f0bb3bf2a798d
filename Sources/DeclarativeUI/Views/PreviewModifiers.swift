import Foundation
import LayoutEngine

/// The size of a preview.
public enum PreviewLayout: Equatable, Sendable {
    /// The size of a device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device for a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The device's name.
    public let rawValue: String
    /// Makes a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a device from its name.
    public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

// This library shows no previews; see `PreviewProvider`.
extension View {
    /// Names a preview for a tool that shows it. Returns the view unchanged.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Sets the size of a preview for a tool that shows it. Returns the view unchanged.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Sets the device of a preview for a tool that shows it. Returns the view unchanged.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
