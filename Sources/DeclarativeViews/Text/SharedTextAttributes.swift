/// The latest attributes of texts, so that rows of a list with equal attributes share one object.
///
/// Only attributes without objects of a client are shared: fonts, traits, colours of numbers or of the palette, and
/// levels of the foreground style. A few of each kind are kept for the life of the process.
enum SharedTextAttributes {
    private struct Tables {
        var fonts = RecentValues<Font?>()
        var traits = RecentValues<TextTraits>()
        var colors = RecentValues<Color>()
        var levels = RecentValues<Int>()
        var pairs = RecentValues<Pair>()
    }

    /// Attributes over others.
    private struct Pair: Equatable {
        let inner: TextAttributes
        let outer: TextAttributes

        static func == (one: Pair, other: Pair) -> Bool { one.inner === other.inner && one.outer === other.outer }
    }

    private static let tables = Locked(Tables())

    /// The attributes of a font; `nil` leaves it open.
    static func of(_ font: Font?) -> TextAttributes {
        tables.withLock { $0.fonts.value(for: font) { TextAttributes(font: font, isShared: true) } }
    }

    /// The attributes of traits without colours that a client made.
    static func of(_ traits: TextTraits) -> TextAttributes {
        if traits.underline != nil || traits.strikethrough != nil { return TextAttributes(traits: traits) }
        return tables.withLock { $0.traits.value(for: traits) { TextAttributes(traits: traits, isShared: true) } }
    }

    /// Returns the attributes of a fill of the letters.
    static func of<S: ShapeStyle>(_ style: S) -> TextAttributes {
        // The types are compared first, as that is far faster than a cast.
        if S.self == HierarchicalShapeStyle.self, let level = (style as? HierarchicalShapeStyle)?.level {
            return tables.withLock { $0.levels.value(for: level) { shared(style) } }
        }
        if S.self == Color.self, let color = style as? Color, color.isPlain {
            return tables.withLock { $0.colors.value(for: color) { shared(style) } }
        }
        return TextAttributes(foreground: AnyShapeStyle(style))
    }

    private static func shared(_ style: some ShapeStyle) -> TextAttributes {
        TextAttributes(foreground: AnyShapeStyle(style), isShared: true)
    }

    /// Returns shared attributes whose missing values are filled in from other shared ones.
    static func of(_ inner: TextAttributes, over outer: TextAttributes) -> TextAttributes {
        tables.withLock {
            $0.pairs.value(for: Pair(inner: inner, outer: outer)) { inner.filled(from: outer, isShared: true) }
        }
    }
}

/// The attributes found last by keys of one type.
private struct RecentValues<Key: Equatable & Sendable>: Sendable {
    private static var capacity: Int { 16 }

    private var entries: [(key: Key, attributes: TextAttributes)] = []
    /// The entry that the next new one replaces, once there are as many as the capacity.
    private var oldest = 0

    /// Returns the attributes of a key, made if they are not there.
    mutating func value(for key: Key, make: () -> TextAttributes) -> TextAttributes {
        for entry in entries where entry.key == key { return entry.attributes }
        let made = make()
        if entries.count < Self.capacity {
            entries.append((key, made))
        } else {
            entries[oldest] = (key, made)
            oldest = (oldest + 1) % Self.capacity
        }
        return made
    }
}

extension Color {
    /// Whether the colour is made of numbers or of the palette.
    fileprivate var isPlain: Bool {
        if case .dynamic = source { return false }
        return true
    }
}
