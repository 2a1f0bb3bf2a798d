import Foundation

extension UIButton {
    /// What a button looks like: a style, its content and what is set apart from the style.
    public struct Configuration: Hashable, Sendable {
        enum Style: Hashable, Sendable { case plain, gray, tinted, filled }

        /// How large a button is.
        public enum Size: Int, Sendable {
            /// The usual size.
            case medium = 0
            /// Smaller than usual.
            case small = 1
            /// The smallest.
            case mini = 2
            /// Larger than usual.
            case large = 3
        }

        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            /// As the background specifies.
            case fixed = -1
            /// As the button's size specifies.
            case dynamic = 0
            /// A little round.
            case small = 1
            /// Rounder.
            case medium = 2
            /// Very round.
            case large = 3
            /// Half circles at the sides.
            case capsule = 4
        }

        /// Where title and subtitle stand to each other.
        public enum TitleAlignment: Int, Sendable {
            /// In the middle.
            case automatic = 0
            /// Where reading begins.
            case leading = 1
            /// In the middle.
            case center = 2
            /// Where reading ends.
            case trailing = 3
        }

        let style: Style
        private var insets: NSDirectionalEdgeInsets?

        /// The title; `nil` for the button's own.
        public var title: String?
        /// A line below the title; `nil`, the default, for none.
        public var subtitle: String?
        /// The space between title and subtitle, in points; 1 by default.
        public var titlePadding: CGFloat = 1
        /// Where title and subtitle stand to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The image; `nil` for the button's own.
        public var image: UIImage?
        /// On which side of the text the image stands: leading by default, trailing, top or bottom.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between image and text, in points; none by default.
        public var imagePadding: CGFloat = 0
        /// The colour of the content; `nil`, the default, for that of the style.
        public var baseForegroundColor: UIColor?
        /// The colour the background is made of; `nil`, the default, for that of the style.
        public var baseBackgroundColor: UIColor?
        /// How large the button is.
        public var buttonSize = Size.medium
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// What lies behind the content, where that is not as the style has it.
        public var background = UIBackgroundConfiguration()
        /// Whether a chosen button looks chosen; true by default.
        public var automaticallyUpdateForSelection = true

        private init(_ style: Style) { self.style = style }

        /// The space around the content, in points; that of the size unless set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets ?? buttonSize.insets }
            set { insets = newValue }
        }

        /// Puts the space around the content back to that of the size.
        public mutating func setDefaultContentInsets() { insets = nil }

        /// A copy for a button's state, with the colours of the style filled in.
        @MainActor @preconcurrency public func updated(for button: UIButton) -> Configuration {
            var copy = self
            let colors = colors(for: button)
            copy.baseForegroundColor = colors.foreground
            if copy.background.backgroundColor == nil { copy.background.backgroundColor = colors.background }
            return copy
        }

        // MARK: Styles

        /// Content in the tint colour, nothing behind it.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Content in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Content in the tint colour on a thin tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White content on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The platform's usual button without a border: as ``plain()``.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The platform's usual button with a border: as ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The platform's usual button with a tinted border: as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The platform's usual button that stands out: as ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }
}

extension UIButton.Configuration.Size {
    var insets: NSDirectionalEdgeInsets {
        let (across, along): (CGFloat, CGFloat) =
            switch self {
            case .mini: (4, 8)
            case .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(top: across, leading: along, bottom: across, trailing: along)
    }

    /// What the title is, for its font.
    var titleStyle: UIFont.TextStyle { self == .mini || self == .small ? .subheadline : .body }

    var cornerRadius: CGFloat {
        switch self {
        case .mini, .small: 5
        case .medium: 6
        case .large: 9
        }
    }
}

extension UIButton.Configuration {
    /// How far the corners of a background of a height are rounded, in points.
    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : buttonSize.cornerRadius
        case .small: Size.small.cornerRadius
        case .medium: Size.medium.cornerRadius
        case .large: Size.large.cornerRadius
        case .capsule: max(0, height / 2)
        }
    }

    /// The colours of the style for a button's state.
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
        }
        guard isEnabled else {
            let hasBackground = style != .plain || base != nil
            return (.tertiaryLabel, hasBackground ? .tertiarySystemFill : nil)
        }
        if button.isHighlighted {
            foreground = foreground.faded(to: 0.75)
            background = background?.faded(to: 0.75)
        }
        return (foreground, background)
    }
}

extension UIColor {
    /// The colour with its opacity multiplied.
    func faded(to share: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedCGColor(with: traits)
            return UIColor(cgColor: color.copy(alpha: color.alpha * share) ?? color)
        }
    }
}
