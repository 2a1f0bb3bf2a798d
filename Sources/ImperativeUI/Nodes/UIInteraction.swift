import Foundation

/// An interaction that can be added to a view, such as a context menu.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
    /// The view that owns the interaction; `nil` if there is none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or with `nil` before it is removed.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or with `nil` after it was removed.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view. Setting the property replaces all of them.
    public final var interactions: [any UIInteraction] {
        get { appearance?.interactions ?? [] }
        set {
            for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds an interaction to the view, and removes it from its previous view.
    public final func addInteraction(_ interaction: any UIInteraction) {
        if interaction.view === self { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        madeAppearance.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction from the view. Does nothing if the view does not have it.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        appearance?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
