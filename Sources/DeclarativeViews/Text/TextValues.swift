import Foundation

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Aligns lines at the leading edge.
    case leading
    /// Aligns lines at the centre.
    case center
    /// Aligns lines at the trailing edge.
    case trailing
}

extension Text {
    /// The position at which a text that does not fit is truncated.
    public enum TruncationMode: Hashable, Sendable {
        /// Truncates at the beginning.
        case head
        /// Truncates at the end.
        case tail
        /// Truncates in the middle.
        case middle
    }

    /// A letter case for displaying texts.
    public enum Case: Hashable, Sendable {
        /// Displays texts in uppercase.
        case uppercase
        /// Displays texts in lowercase.
        case lowercase
    }
}

private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

private enum AllowsTighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

private enum TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
    /// The distance added between the lines of a text, in points. The default is 0.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The alignment of the lines of a text. The default is `.leading`.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The position at which a text that does not fit is truncated. The default is `.tail`.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// A Boolean value that indicates whether characters may move closer together so that a text fits. The default is
    /// `false`.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// The minimum fraction of its size to which a text may shrink to fit. The default is 1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// The letter case of texts, or `nil` to keep that of the content. The default is `nil`.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The font of texts, or `nil` for the default font. The default is `nil`.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance added between the lines of texts in this view, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets the alignment of the lines of texts in this view.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the position at which texts in this view that do not fit are truncated.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets whether characters of texts in this view may move closer together so that a text fits.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Sets the minimum fraction of its size, greater than 0 and at most 1, to which a text in this view may shrink
    /// to fit.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Sets the letter case of texts in this view. `nil` keeps that of the content.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets the font of texts in this view. `nil` uses the default font.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
