import DeclarativeViews
import Foundation
import LayoutEngine

/// The size of a preview.
public enum PreviewLayout: Equatable, Sendable {
    /// The size of a device.
    case device
    /// The size that fits the view.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device on which to show a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name of the device.
    public let rawValue: String
    /// Creates a preview device with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a preview device with the given name.
    public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

extension ContainerValues {
    @Entry var previewName: String?
    @Entry var previewLayout = PreviewLayout.device
}

extension View {
    /// Sets the name of a preview of a ``PreviewProvider``.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { containerValue(\.previewName, value) }

    /// Sets the size of a preview of a ``PreviewProvider``.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        containerValue(\.previewLayout, value)
    }

    /// Sets the device of a preview. All previews use the same device, so this returns the view unchanged.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
