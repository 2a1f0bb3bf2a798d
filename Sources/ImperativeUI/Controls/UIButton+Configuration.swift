import Drawing
import Foundation

extension UIButton {
    /// The appearance and content of a button: a style, and settings that override the style.
    public struct Configuration: Hashable, Sendable {
        enum Style: Hashable, Sendable {
            case plain, gray, tinted, filled
            case glass(GlassFigure.Kind, isProminent: Bool)
        }

        /// The size of a button.
        public enum Size: Int, Sendable {
            /// The standard size, which is the default.
            case medium = 0
            /// A size smaller than the standard size.
            case small = 1
            /// The smallest size.
            case mini = 2
            /// A size larger than the standard size.
            case large = 3
        }

        /// The rounding of the corners of a button's background.
        public enum CornerStyle: Int, Sendable {
            /// Corners with the background's `cornerRadius`.
            case fixed = -1
            /// Corners with a radius that depends on the button's size.
            case dynamic = 0
            /// Slightly rounded corners.
            case small = 1
            /// Moderately rounded corners.
            case medium = 2
            /// Strongly rounded corners.
            case large = 3
            /// A capsule, whose ends are half circles.
            case capsule = 4
        }

        /// The alignment of the title and the subtitle with each other.
        public enum TitleAlignment: Int, Sendable {
            /// Title and subtitle are centred.
            case automatic = 0
            /// Title and subtitle start at the leading edge.
            case leading = 1
            /// Title and subtitle are centred.
            case center = 2
            /// Title and subtitle end at the trailing edge.
            case trailing = 3
        }

        let style: Style
        private var insets: NSDirectionalEdgeInsets?

        var titleText: ConfigurationText?
        var subtitleText: ConfigurationText?
        /// A transformer that derives the title's attributes from the title's own attributes, with the
        /// configuration's font and colour for missing ones.
        ///
        /// `nil`, the default, leaves the attributes unchanged. The transformer also applies to titles without
        /// attributes that are set on the button.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A transformer that derives the subtitle's attributes from the subtitle's own attributes, with the
        /// configuration's font and colour for missing ones. `nil`, the default, leaves the attributes unchanged.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The space between the title and the subtitle, in points; 1 by default.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle with each other; centred by default.
        public var titleAlignment = TitleAlignment.automatic
        /// The image; `nil` for the image set on the button.
        public var image: UIImage?
        /// The edge of the text at which the image is placed: leading (the default), trailing, top or bottom.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between the image and the text, in points; 0 by default.
        public var imagePadding: CGFloat = 0
        /// The colour of the content; `nil`, the default, for the colour of the style.
        public var baseForegroundColor: UIColor?
        /// The base colour of the background; `nil`, the default, for the colour of the style.
        public var baseBackgroundColor: UIColor?
        /// The size of the button; `.medium` by default.
        public var buttonSize = Size.medium
        /// The rounding of the background's corners; `.dynamic` by default, which depends on the button's size.
        public var cornerStyle = CornerStyle.dynamic
        /// The settings of the background. Properties that are not set follow the style.
        public var background = UIBackgroundConfiguration()
        /// A Boolean value that indicates whether a selected button looks selected; `true` by default.
        public var automaticallyUpdateForSelection = true

        private init(_ style: Style) { self.style = style }

        /// The space around the content, in points; by default it depends on the button's size, and in a text grid it
        /// is whole cells.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { contentInsets(in: UITraitTextMedium.defaultValue.figures) }
            set { insets = newValue }
        }

        /// Returns the space around the content in a medium.
        func contentInsets(in medium: Medium) -> NSDirectionalEdgeInsets { insets ?? buttonSize.insets(in: medium) }

        /// Resets ``contentInsets`` to the default for the button's size.
        public mutating func setDefaultContentInsets() { insets = nil }

        /// Returns a copy of the configuration that is resolved for the button's current state, with the colours of
        /// the style.
        @MainActor @preconcurrency public func updated(for button: UIButton) -> Configuration {
            var copy = self
            let colors = colors(for: button)
            copy.baseForegroundColor = colors.foreground
            if copy.background.backgroundColor == nil { copy.background.backgroundColor = colors.background }
            return copy
        }

        // MARK: Styles

        /// Returns a style with content in the tint colour and no background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a style with content in the tint colour on a grey background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a style with content in the tint colour on a lightly tinted background.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a style with white content on a background in the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns a style with content on glass in the shape of a capsule. See ``UIGlassEffect`` for the appearance
        /// of glass.
        public static func glass() -> Configuration { Configuration(.glass(.regular, isProminent: false)) }
        /// Returns a style with content on highly transparent glass in the shape of a capsule.
        public static func clearGlass() -> Configuration { Configuration(.glass(.clear, isProminent: false)) }
        /// Returns a style with white content on tinted glass in the shape of a capsule.
        public static func prominentGlass() -> Configuration { Configuration(.glass(.regular, isProminent: true)) }
        /// Returns a style with white content on highly transparent tinted glass in the shape of a capsule.
        public static func prominentClearGlass() -> Configuration {
            Configuration(.glass(.clear, isProminent: true))
        }
        /// Returns the platform's standard style without a border: the same as ``plain()``.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Returns the platform's standard style with a border: the same as ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Returns the platform's standard style with a tinted border: the same as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Returns the platform's standard prominent style: the same as ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }
}

extension UIButton.Configuration.Size {
    private var figure: ButtonSize {
        switch self {
        case .mini: .mini
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }

    func insets(in medium: Medium) -> NSDirectionalEdgeInsets {
        let room = medium.button.room(of: figure)
        return NSDirectionalEdgeInsets(top: room.height, leading: room.width, bottom: room.height, trailing: room.width)
    }

    /// The text style of the title's font.
    var titleStyle: UIFont.TextStyle { figure.hasSmallTitle ? .subheadline : .body }

    var cornerRadius: CGFloat {
        switch self {
        case .mini, .small: 5
        case .medium: 6
        case .large: 9
        }
    }
}

extension UIButton.Configuration {
    /// Returns the corner radius in points for a background of the given height.
    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic:
            if background.cornerRadius > 0 {
                background.cornerRadius
            } else if case .glass = style {
                max(0, height / 2)
            } else {
                buttonSize.cornerRadius
            }
        case .small: Size.small.cornerRadius
        case .medium: Size.medium.cornerRadius
        case .large: Size.large.cornerRadius
        case .capsule: max(0, height / 2)
        }
    }

    /// Returns the colours of the style for a button's current state.
    @MainActor fileprivate func colors(for button: UIButton) -> (foreground: UIColor, background: UIColor?) {
        let isEnabled = button.isEnabled
        let isSelected = automaticallyUpdateForSelection && button.isSelected
        let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        let base = baseBackgroundColor
        var foreground: UIColor
        var background: UIColor?
        switch style {
        case .plain:
            foreground = baseForegroundColor ?? tint
            background = isSelected ? (base ?? tint).faded(to: 0.18) : base
        case .gray:
            foreground = baseForegroundColor ?? tint
            background = isSelected ? (base ?? tint).faded(to: 0.18) : base ?? .secondarySystemFill
        case .tinted:
            foreground = baseForegroundColor ?? tint
            background = (base ?? tint).faded(to: isSelected ? 0.36 : 0.18)
        case .filled:
            foreground = baseForegroundColor ?? .white
            background = base ?? tint
        case .glass(_, let isProminent):
            // The glass is drawn as such; a colour that is set is drawn instead of it.
            let plain: UIColor = isProminent ? .white : button.role == .destructive ? .systemRed : .label
            return (isEnabled ? baseForegroundColor ?? plain : .disabledLabel, nil)
        }
        guard isEnabled else {
            let hasBackground = style != .plain || base != nil
            let plate = button.traitCollection.textMedium.figures.button.disabledPlate
            return (.disabledLabel, hasBackground ? plate.map { UIColor(source: .palette($0)) } : nil)
        }
        if button.isHighlighted {
            foreground = foreground.faded(to: 0.75)
            background = background?.faded(to: 0.75)
        }
        return (foreground, background)
    }
}

extension UIColor {
    /// Returns the colour with its opacity multiplied by `share`.
    func faded(to share: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedCGColor(with: traits)
            return UIColor(cgColor: color.copy(alpha: color.alpha * share) ?? color)
        }
    }
}

extension UIButton.Configuration {
    /// Whether the background is glass, which looks different while the button is touched.
    var isGlass: Bool { if case .glass = style { true } else { false } }

    /// Returns the glass of the style for a button's current state; `nil` for none, or where a colour is drawn instead.
    @MainActor func glass(for button: UIButton) -> GlassFigure? {
        guard case .glass(let kind, let isProminent) = style, background.backgroundColor == nil else { return nil }
        var tint = baseBackgroundColor
        if isProminent { tint = tint ?? (button.role == .destructive ? .systemRed : button.tintColor) }
        let isSelected = automaticallyUpdateForSelection && button.isSelected
        if isSelected, tint == nil { tint = button.tintColor?.withAlphaComponent(0.25) }
        return GlassSettings(kind: kind, tint: button.isEnabled ? tint : nil, isInteractive: true)
            .figure(in: button, isHeld: button.isEnabled && button.isHighlighted)
    }
}
