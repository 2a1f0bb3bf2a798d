import Foundation

/// A way to use a view that is added to it, such as a menu that belongs to it.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction; `nil` while none has it.
    var view: UIView? { get }
    /// Called before a view has the interaction, or with `nil` before it loses it.
    func willMove(to view: UIView?)
    /// Called after a view has got the interaction, or with `nil` after it has lost it.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The ways to use this view that were added to it; setting them replaces all.
    public final var interactions: [any UIInteraction] {
        get { appearance?.interactions ?? [] }
        set {
            for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds a way to use this view. It leaves the view that had it before.
    public final func addInteraction(_ interaction: any UIInteraction) {
        if interaction.view === self { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        madeAppearance.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes a way to use this view away. One that it does not have is left alone.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        appearance?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
