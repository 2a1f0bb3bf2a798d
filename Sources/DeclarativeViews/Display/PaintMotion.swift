import Drawing
import LayoutEngine
import BridgedEnvironment

/// A motion of a drawing's colours and gradients to their present values.
///
/// It presents the current drawing, each paint offset by its remaining difference. So a drawing that changes its size
/// or shape on the way is presented in the new one.
@MainActor final class PaintMotion {
    private let forms: [PaintForm]
    private let kinds: [PaintUse.Kind]
    /// For each paint that is shown as a gradient, one of its form.
    private let shapes: [Paint?]
    private let numbers: AnimatableAttribute<PaintNumbers>
    /// The colours to which the paints move.
    private var target: [PaintUse]

    /// A motion from paints to others; `nil` if there is nothing on the way from one to the other.
    init?(from old: [PaintUse], to new: [PaintUse]) {
        guard old.count == new.count else { return nil }
        var forms: [PaintForm] = []
        var shapes: [Paint?] = []
        var start: [Paint] = []
        for (before, after) in zip(old, new) {
            guard before.kind == after.kind else { return nil }
            let (form, goal) = (PaintForm(before.paint), PaintForm(after.paint))
            if form == goal {
                shapes.append(form.isColor ? nil : after.paint)
            } else if form.isColor {
                shapes.append(after.paint)
            } else if goal.isColor {
                shapes.append(before.paint)
            } else {
                return nil
            }
            start.append(shapes.last.flatMap { $0 }.map { before.paint.shaped(like: $0) } ?? before.paint)
            forms.append(PaintForm(start[start.count - 1]))
        }
        self.forms = forms
        self.shapes = shapes
        kinds = new.map(\.kind)
        target = new
        numbers = AnimatableAttribute(PaintNumbers(start))
    }

    /// Whether anything moves.
    var isMoving: Bool { numbers.isAnimating }

    /// Called after each step.
    var onStep: () -> Void {
        get { numbers.onStep }
        set { numbers.onStep = newValue }
    }

    /// The paints in the forms in which they move; `nil` if they cannot.
    private func shaped(_ paints: [PaintUse]) -> [Paint]? {
        guard paints.count == forms.count else { return nil }
        var result: [Paint] = []
        for (index, use) in paints.enumerated() {
            let paint = shapes[index].map { use.paint.shaped(like: $0) } ?? use.paint
            guard use.kind == kinds[index], PaintForm(paint) == forms[index] else { return nil }
            result.append(paint)
        }
        return result
    }

    /// Moves to other paints. Returns whether that is possible.
    func move(
        to paints: [PaintUse], under transaction: Transaction, environment: EnvironmentValues
    ) -> Bool {
        guard let shaped = shaped(paints) else { return false }
        target = paints
        numbers.retarget(
            to: PaintNumbers(shaped), animation: transaction.effectiveAnimation, environment: environment,
            trackers: transaction.trackers)
        return true
    }

    /// Whether the motion leads to these paints, as far as colours are concerned.
    func leads(to paints: [PaintUse]) -> Bool {
        guard paints.count == target.count else { return false }
        for (one, other) in zip(paints, target) where one != other {
            guard one.kind == other.kind, one.paint.colors == other.paint.colors else { return false }
        }
        return true
    }

    /// Returns the presented paints for those of the present drawing; `nil` if they cannot move.
    func shown(_ paints: [PaintUse]) -> [Paint]? {
        guard let shaped = shaped(paints) else { return nil }
        let shift = numbers.presented - numbers.target
        var left = (PaintNumbers(shaped) + shift).values[...]
        return shaped.map { $0.taking(from: &left) }
    }

    func stop() { numbers.stop() }
}

extension Paint {
    /// The colours of the paint.
    fileprivate var colors: [ColorComponents] {
        if let plainColor { return [plainColor] }
        return gradient?.stops.map(\.color) ?? []
    }
}

extension DisplayList {
    /// Returns the list with its paints replaced by as many others.
    func painted(with paints: [Paint]) -> DisplayList {
        var next = 0
        return mapPaints { use in
            defer { next += 1 }
            return next < paints.count ? paints[next] : use.paint
        }
    }
}
