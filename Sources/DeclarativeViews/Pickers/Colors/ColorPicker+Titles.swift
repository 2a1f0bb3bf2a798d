import Foundation
import Localization

extension ColorPicker where Label == Text {
    /// Creates a picker of a colour, with a localised title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(.color(selection), supportsOpacity, Text(titleKey)) }

    /// Creates a picker of a colour, with a title.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(.color(selection), supportsOpacity, Text(title)) }

    /// Creates a picker of a colour, with a title from a string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(.color(selection), supportsOpacity, Text(titleResource)) }

    /// Creates a picker of a colour with fixed channels, with a localised title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) { self.init(.cgColor(selection), supportsOpacity, Text(titleKey)) }

    /// Creates a picker of a colour with fixed channels, with a title.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) { self.init(.cgColor(selection), supportsOpacity, Text(title)) }

    /// Creates a picker of a colour with fixed channels, with a title from a string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) { self.init(.cgColor(selection), supportsOpacity, Text(titleResource)) }
}
