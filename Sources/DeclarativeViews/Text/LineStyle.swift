import Drawing
import Foundation

extension Text {
    /// The style of a line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            let pattern: TextRun.LineLook.Pattern

            /// A solid line.
            public static let solid = Pattern(pattern: .solid)
            /// A line of dots.
            public static let dot = Pattern(pattern: .dot)
            /// A line of dashes.
            public static let dash = Pattern(pattern: .dash)
            /// A line of alternating dashes and dots. SVG shows dashes.
            public static let dashDot = Pattern(pattern: .dashDot)
            /// A line of dashes, each followed by two dots. SVG shows dashes.
            public static let dashDotDot = Pattern(pattern: .dashDotDot)
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a line style of a pattern and a colour. `nil` uses the text's colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's colour.
        public static let single = LineStyle()

        /// The setting for a line that is drawn, or is none.
        static func line(
            _ isActive: Bool, _ pattern: Pattern, _ color: Color?
        ) -> LineStyle?? { .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }

        /// Returns the special look of the line; `nil` for a solid one in the text's colour.
        func look(of line: TextRun.Decoration, in environment: EnvironmentValues) -> TextRun.LineLook? {
            if self == .single { return nil }
            return TextRun.LineLook(
                line, pattern: pattern.pattern, color: color?.resolve(in: environment).components)
        }
    }
}
