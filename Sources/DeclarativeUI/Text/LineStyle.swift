import Drawing
import Foundation

extension Text {
    /// How a line under or through a text looks.
    public struct LineStyle: Hashable, Sendable {
        /// What a line is made of.
        public struct Pattern: Hashable, Sendable {
            let pattern: TextRun.LineLook.Pattern

            /// A whole line.
            public static let solid = Pattern(pattern: .solid)
            /// Dots.
            public static let dot = Pattern(pattern: .dot)
            /// Dashes.
            public static let dash = Pattern(pattern: .dash)
            /// Dashes and dots in turn; SVG shows dashes.
            public static let dashDot = Pattern(pattern: .dashDot)
            /// Dashes, each followed by two dots; SVG shows dashes.
            public static let dashDotDot = Pattern(pattern: .dashDotDot)
        }

        let pattern: Pattern
        let color: Color?

        /// A line of a pattern and a colour; `nil` is the text's.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A whole line in the text's colour.
        public static let single = LineStyle()

        /// What is said of a line that is drawn, or is none.
        static func line(
            _ isActive: Bool, _ pattern: Pattern, _ color: Color?
        ) -> LineStyle?? { .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }

        /// What is special of the line; `nil` of a whole one in the text's colour.
        func look(of line: TextRun.Decoration, in environment: EnvironmentValues) -> TextRun.LineLook? {
            if self == .single { return nil }
            return TextRun.LineLook(
                line, pattern: pattern.pattern, color: color?.resolve(in: environment).components)
        }
    }
}
