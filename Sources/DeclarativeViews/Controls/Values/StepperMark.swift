import Drawing
import Foundation
import BridgedEnvironment

/// The halves of a stepper, drawn.
struct StepperMark: DrawnView {
    typealias Body = Never
    let held: StepperFigure.Half?
    let usable: Set<StepperFigure.Half>
    let medium: Medium

    func draw(in context: inout DrawingContext, size: CGSize, isReversed: Bool, environment: EnvironmentValues) {
        let figure = StepperFigure(in: CGRect(origin: .zero, size: size), isReversed: isReversed, medium: medium)
        func paint(_ color: SystemPalette) -> Paint {
            .color(Color(.palette(color)).resolve(in: environment).components)
        }
        let look = StepperFigure.Look(
            fill: paint(.tertiarySystemFill), held: paint(.systemFill), sign: paint(.label),
            faint: paint(.tertiaryLabel))
        figure.draw(look, held: held, usable: usable, in: &context)
    }
}
