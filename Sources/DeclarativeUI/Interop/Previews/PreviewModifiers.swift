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

extension ContainerValues {
    @Entry var previewName: String?
    @Entry var previewLayout = PreviewLayout.device
}

extension View {
    /// Names a preview of a ``PreviewProvider``.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { containerValue(\.previewName, value) }

    /// Sets the size of a preview of a ``PreviewProvider``.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        containerValue(\.previewLayout, value)
    }

    /// Names the device of a preview, all of which are shown as on the same. Returns the view unchanged.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
