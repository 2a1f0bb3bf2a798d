import Foundation

extension CGContext {
    /// Draws a picture scaled to a rectangle, with the current opacity and shadow.
    package func draw(_ shown: StyledImage, in rect: CGRect) {
        emit(opacity: state.alpha) { shown.draw(in: rect, to: &$0) }
    }
}
