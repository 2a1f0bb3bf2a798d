import Foundation

/// An object with a trait collection: a window scene, a window, a presentation controller, a view controller or a
/// view.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
    /// The effective traits of the object.
    var traitCollection: UITraitCollection { get }

    /// Called after any trait of the object changes, on classes that override it.
    ///
    /// Deprecated on Apple's systems since iOS 17 in favour of `registerForTraitChanges`, which names the relevant
    /// traits.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An opaque token of a registration, for unregistering it explicitly. You don't have to keep it.
@MainActor @preconcurrency public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// A trait environment whose trait changes can be observed.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {
    /// A closure called with the object whose traits changed, and the previous traits of the object.
    typealias TraitChangeHandler<TraitEnvironment> =
        (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Calls `handler` after any of `traits` changes on this object, until the object is deallocated or the token is
    /// unregistered.
    ///
    /// The handler runs on the main actor during the update, top-down and in order of registration. It receives the
    /// object as an argument, so it doesn't have to capture the object. An empty array traps.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

    /// Removes a registration. Ignores the token of another object or of a registration that was already removed.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    private var node: any TraitNode {
        if let owner = self as? any UITraitNodeOwner { return owner.traitNode }
        guard let node = self as? any TraitNode else {
            fatalError(
                "Only nodes of the trait hierarchy can be observed: \(type(of: self)) is none. "
                    + "Let it adopt UITraitNodeOwner, or register on a view, controller, window or scene.")
        }
        return node
    }

    /// Calls `handler` after any of `traits` changes on this object. See the protocol requirement.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        node.register(traits) { object, previous in
            guard let object = object as? TraitEnvironment else {
                fatalError(
                    "A trait change handler's first parameter must be the type it is registered on: "
                        + "\(type(of: object)) is not a \(TraitEnvironment.self).")
            }
            handler(object, previous)
        }
    }

    // The compiler takes a closure of two parameters for one whose `Target` is a pair. Each requirement that a pair
    // does not meet makes it less likely that an error in such a closure is explained by these methods.
    /// Calls a method of this object after any of `traits` changes: `action: Self.update`.
    @discardableResult
    public func registerForTraitChanges<Target: NSObject & UITraitEnvironment & UITraitChangeObservable>(
        _ traits: [UITrait], action: @escaping (Target) -> () -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: self, as: Target.self) { target, _, _ in action(target)() }
    }

    /// Calls a method of this object, with the object as its argument, after any of `traits` changes.
    @discardableResult
    public func registerForTraitChanges<Target: NSObject & UITraitEnvironment & UITraitChangeObservable, Environment>(
        _ traits: [UITrait], action: @escaping (Target) -> (Environment) -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: self, as: Target.self) { target, object, _ in
            action(target)(argument(object))
        }
    }

    /// Calls a method of this object, with the object and its previous traits as arguments, after any of `traits`
    /// changes.
    @discardableResult
    public func registerForTraitChanges<Target: NSObject & UITraitEnvironment & UITraitChangeObservable, Environment>(
        _ traits: [UITrait], action: @escaping (Target) -> (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: self, as: Target.self) { target, object, previous in
            action(target)(argument(object), previous)
        }
    }

    /// Calls a method of `target`, held weakly, after any of `traits` changes on this object.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: target, as: Target.self) { target, _, _ in action(target)() }
    }

    /// Calls a method of `target`, held weakly, with this object as its argument, after any of `traits` changes on
    /// the object.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject, Environment>(
        _ traits: [UITrait], target: AnyObject?, action: @escaping (Target) -> (Environment) -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: target, as: Target.self) { target, object, _ in
            action(target)(argument(object))
        }
    }

    /// Calls a method of `target`, held weakly, with this object and its previous traits as arguments, after any of
    /// `traits` changes.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject, Environment>(
        _ traits: [UITrait], target: AnyObject?,
        action: @escaping (Target) -> (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: target, as: Target.self) { target, object, previous in
            action(target)(argument(object), previous)
        }
    }

    /// Removes a registration. Ignores the token of another object or of a registration that was already removed.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        node.unregister(registration)
    }
}

/// The observed object as the type an action takes.
@MainActor private func argument<Environment>(_ object: any UITraitEnvironment) -> Environment {
    guard let argument = object as? Environment else {
        fatalError(
            "A trait change action's first parameter must accept the observed object: "
                + "\(type(of: object)) is not a \(Environment.self).")
    }
    return argument
}
