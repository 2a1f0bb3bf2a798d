import Foundation

/// An object that has a trait collection: a window scene, a window, a presentation controller, a view controller, a
/// view.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits in force at this object.
    var traitCollection: UITraitCollection { get }

    /// Called after any trait of this object changed, on classes that override it.
    ///
    /// Deprecated on Apple's systems since iOS 17 in favour of `registerForTraitChanges`, which says what is depended
    /// on.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An opaque token of one registration, for unregistering by hand. It need not be kept.
@MainActor @preconcurrency public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// A trait environment whose trait changes can be observed.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {
    /// A closure called with the object whose traits changed and the traits it had before.
    typealias TraitChangeHandler<TraitEnvironment> =
        (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Calls `handler` after any of `traits` changed on this object, until this object goes or the token is
    /// unregistered.
    ///
    /// The handler runs on the main actor inside the update, top-down and in order of registration; it gets the object
    /// as its parameter, so it need not capture it. An empty list traps.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

    /// Ends a registration. A token of another object, or one already ended, is ignored.
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

    /// Calls `handler` after any of `traits` changed on this object. See the requirement.
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
    /// Calls a method of this object after any of `traits` changed: `action: Self.update`.
    @discardableResult
    public func registerForTraitChanges<Target: NSObject & UITraitEnvironment & UITraitChangeObservable>(
        _ traits: [UITrait], action: @escaping (Target) -> () -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: self, as: Target.self) { target, _, _ in action(target)() }
    }

    /// Calls a method of this object that takes the object, after any of `traits` changed.
    @discardableResult
    public func registerForTraitChanges<Target: NSObject & UITraitEnvironment & UITraitChangeObservable, Environment>(
        _ traits: [UITrait], action: @escaping (Target) -> (Environment) -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: self, as: Target.self) { target, object, _ in
            action(target)(argument(object))
        }
    }

    /// Calls a method of this object that takes the object and its previous traits, after any of `traits` changed.
    @discardableResult
    public func registerForTraitChanges<Target: NSObject & UITraitEnvironment & UITraitChangeObservable, Environment>(
        _ traits: [UITrait], action: @escaping (Target) -> (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: self, as: Target.self) { target, object, previous in
            action(target)(argument(object), previous)
        }
    }

    /// Calls a method of `target`, held weakly, after any of `traits` changed on this object.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: target, as: Target.self) { target, _, _ in action(target)() }
    }

    /// Calls a method of `target`, held weakly, with this object, after any of `traits` changed on it.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject, Environment>(
        _ traits: [UITrait], target: AnyObject?, action: @escaping (Target) -> (Environment) -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: target, as: Target.self) { target, object, _ in
            action(target)(argument(object))
        }
    }

    /// Calls a method of `target`, held weakly, with this object and its previous traits, after any of `traits`
    /// changed.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject, Environment>(
        _ traits: [UITrait], target: AnyObject?,
        action: @escaping (Target) -> (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        node.register(traits, target: target, as: Target.self) { target, object, previous in
            action(target)(argument(object), previous)
        }
    }

    /// Ends a registration. A token of another object, or one already ended, is ignored.
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
