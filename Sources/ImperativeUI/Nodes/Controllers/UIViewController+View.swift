import Foundation
@_spi(Store) import BridgedEnvironment

extension UIViewController {
    /// The view of the controller; `nil` if it is not loaded. Does not load the view.
    public final var viewIfLoaded: UIView? { viewStorage }
    /// A Boolean value that indicates whether the view is loaded.
    public final var isViewLoaded: Bool { viewStorage != nil }

    /// The default implementation of the public member of this name.
    final func defaultLoadViewIfNeeded() {
        if viewStorage != nil { return }
        loadView()
        require(
            viewStorage != nil,
            "loadView must assign a view: \(type(of: self)) did not. Assign one to self.view, or do not override it.")
        // Handlers are told of later changes only: earlier ones can be read in viewDidLoad.
        for case let registration as TraitRegistration in observers { registration.startAfresh() }
        viewDidLoad()
        viewWasLoaded()
    }

    final var overridesConstraintUpdates: Bool { MethodOverrides.overridesConstraints(type(of: self)) }

    final func setView(_ new: UIView?) {
        if new === viewStorage { return }
        // A controller inherits by its view if that is in a hierarchy.
        if viewStorage?.superviewStorage != nil || new?.superviewStorage != nil {
            changeScopeParent { exchangeView(for: new) }
        } else {
            exchangeView(for: new)
        }
    }

    private func exchangeView(for new: UIView?) {
        if let old = viewStorage {
            let inherited = old.inheritedScope
            old.flags.remove(.ownedByController)
            old.viewController = nil
            viewStorage = nil
            old.scopeParentDidChange(from: inherited, hadParent: true)
        }
        guard let new else { return }
        require(
            new.viewController == nil,
            "A view belongs to at most one controller: \(type(of: new)) is already the view of a "
                + "\(new.viewController.map { String(describing: type(of: $0)) } ?? ""). Make another view.")
        Containment.require(self, mayManage: new)
        Containment.changeCount += 1
        let inherited = new.inheritedScope
        let hadParent = new.scopeParent != nil
        viewStorage = new
        new.viewController = self
        new.flags.insert(.ownedByController)
        new.scopeParentDidChange(from: inherited, hadParent: hadParent)
        new.safeAreaMayHaveChanged()
        if MethodOverrides.overridesProperties(type(of: self)) { flags.insert(.needsProperties) }
        if overridesConstraintUpdates { new.setNeedsUpdateConstraints() }
    }
}
