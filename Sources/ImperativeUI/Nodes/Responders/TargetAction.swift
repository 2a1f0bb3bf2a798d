import Foundation
import BridgedEnvironment

/// A method of an object, called for a sender. The object is held weakly.
///
/// Without an object it goes to the nearest responder of the method's type: from the first responder up, else from the
/// sender up.
@MainActor struct TargetAction {
    private(set) weak var target: AnyObject?
    let hasTarget: Bool
    /// The selector of the method, if it was given by one.
    let selector: Selector?
    private let isReceiver: (AnyObject) -> Bool
    private let call: (AnyObject, AnyObject, UIEvent) -> Void

    private init<Target: AnyObject>(
        _ target: AnyObject?, _ type: Target.Type, call: @escaping (Target, AnyObject, UIEvent) -> Void
    ) {
        if let target, !(target is Target) {
            fatalError(
                "An action must be a method of its target: \(Swift.type(of: target)) is not a \(Target.self). "
                    + "Pass the object whose method it is.")
        }
        self.target = target
        hasTarget = target != nil
        selector = nil
        isReceiver = { $0 is Target }
        self.call = { receiver, sender, event in
            if let receiver = receiver as? Target { call(receiver, sender, event) }
        }
    }

    init<Target: AnyObject>(_ target: AnyObject?, _ action: @escaping (Target) -> () -> Void) {
        self.init(target, Target.self) { target, _, _ in action(target)() }
    }

    init<Target: AnyObject, Sender>(_ target: AnyObject?, _ action: @escaping (Target) -> (Sender) -> Void) {
        self.init(target, Target.self) { target, sender, _ in action(target)(Self.argument(sender)) }
    }

    init<Target: AnyObject, Sender>(
        _ target: AnyObject?, _ action: @escaping (Target) -> (Sender, UIEvent) -> Void
    ) {
        self.init(target, Target.self) { target, sender, event in action(target)(Self.argument(sender), event) }
    }

    /// The method of a selector, which may take the sender and the event. Without a target, the nearest responder
    /// receives it that says it can perform it.
    init(_ target: AnyObject?, _ selector: Selector) {
        self.target = target
        hasTarget = target != nil
        self.selector = selector
        isReceiver = { receiver in
            (receiver as? UIResponder)?.canPerformAction(selector, withSender: nil) ?? selector.isMethod(of: receiver)
        }
        call = { receiver, sender, event in
            selector.call(on: receiver, with: [sender, event], from: "An action")
        }
    }

    /// The sender as the type a method takes.
    private static func argument<Sender>(_ sender: AnyObject) -> Sender {
        guard let argument = sender as? Sender else {
            fatalError(
                "An action's first parameter must accept its sender: \(type(of: sender)) is not a \(Sender.self).")
        }
        return argument
    }

    /// Whether it can never be called again.
    var isOver: Bool { hasTarget && target == nil }

    /// Calls the method. Returns whether there was an object to call.
    @discardableResult
    func send(from sender: AnyObject, near responder: UIResponder?, event: UIEvent) -> Bool {
        guard let receiver = hasTarget ? target : receiver(near: responder) else { return false }
        call(receiver, sender, event)
        return true
    }

    private func receiver(near responder: UIResponder?) -> AnyObject? {
        let starts = [(responder as? UIView)?.window?.firstResponder, responder]
        for start in starts {
            if let receiver = start?.chain.first(where: isReceiver) { return receiver }
        }
        return nil
    }
}
