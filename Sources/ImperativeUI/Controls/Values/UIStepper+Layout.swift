import Drawing
import Foundation

extension UIStepper {
    final var figure: StepperFigure {
        StepperFigure(in: bounds, isReversed: isRightToLeft, medium: traitCollection.textMedium.figures)
    }

    final func layOutImages() {
        for (half, picture) in pictures {
            let (room, size) = (figure.rect(of: half), picture.image == nil ? .zero : picture.sizeThatFits(.zero))
            picture.frame = CGRect(
                x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
        }
    }

    final func drawStepper() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let (figure, held) = (figure, held)
        let look = StepperFigure.Look(
            fill: paint(.tertiarySystemFill), held: paint(.systemFill), sign: paint(.label),
            faint: paint(.tertiaryLabel))
        let usable = [StepperFigure.Half.down, .up].filter { isEnabled && canStep($0) }
        let signs = [StepperFigure.Half.down, .up].filter { pictures[$0]?.image == nil }
        context.emit { figure.draw(look, held: held, usable: Set(usable), signs: Set(signs), in: &$0) }
    }
}
