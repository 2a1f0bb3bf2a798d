import Foundation
import Foundations

/// Calls of methods by their selectors.
extension NSObject {
    /// Returns whether the object has the method of a selector.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }

    /// Calls the method of a selector, which takes no argument or one, and returns its result if that is an object.
    ///
    /// An object without the method traps, and so does an argument that the method does not take.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any? = nil) -> Unmanaged<AnyObject>! {
        result(of: aSelector, [object])
    }

    /// Calls the method of a selector with two arguments, and returns its result if that is an object.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
        result(of: aSelector, [object1, object2])
    }

    private func result(of selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let result = selector?.call(on: self, with: arguments, from: "perform") else { return nil }
        // The caller does not own it, so it is kept until the next result.
        let kept = KeptResult.slot.value(orMake: { KeptResult() })
        kept.object = result as AnyObject
        return kept.object.map { Unmanaged.passUnretained($0) }
    }

    /// Calls the method of a selector on the main queue after some seconds. The object is retained until then.
    @MainActor public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.add(DelayedCalls.Call(target: self, selector: aSelector, argument: anArgument), after: delay)
    }

    /// Cancels all delayed calls of methods of an object.
    @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the delayed calls of one method of an object with an argument.
    @MainActor public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.cancel { call in
            guard call.target === aTarget as AnyObject, call.selector == aSelector else { return false }
            switch (call.argument, anArgument) {
            case (nil, nil): return true
            case (let one?, let other?):
                if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
                return one as AnyObject === other as AnyObject
            default: return false
            }
        }
    }
}

/// The result of a thread's last call, whose receiver does not own it.
private final class KeptResult {
    var object: AnyObject?
    static let slot = ThreadSlot<KeptResult>()
}

/// The calls of methods that are due later.
@MainActor private enum DelayedCalls {
    struct Call {
        let target: NSObject
        let selector: Selector
        let argument: Any?
    }

    private static var calls: [Int: Call] = [:]
    private static var last = 0

    static func add(_ call: Call, after delay: TimeInterval) {
        last += 1
        let id = last
        calls[id] = call
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay.isFinite ? delay : 0)) {
            MainActor.assumeIsolated {
                guard let call = calls.removeValue(forKey: id) else { return }
                call.selector.call(on: call.target, with: [call.argument], from: "perform")
            }
        }
    }

    static func cancel(where isMeant: (Call) -> Bool) { calls = calls.filter { !isMeant($0.value) } }
}
