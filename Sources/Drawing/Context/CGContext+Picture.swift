import Foundation

extension CGContext {
    /// Draws a picture so that it fills a rectangle, with the opacity and shadow in force.
    package func draw(_ shown: ShownPicture, in rect: CGRect) {
        emit(opacity: state.alpha) { shown.draw(in: rect, to: &$0) }
    }
}
