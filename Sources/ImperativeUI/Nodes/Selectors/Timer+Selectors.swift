import Foundation

extension Timer {
    /// Creates a timer that calls the method of a selector, which may take the timer, and adds it to the current run
    /// loop. The timer retains the target until it is invalidated or has called it for the only time.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        // The timer calls back on the thread of the run loop, which is the current one.
        nonisolated(unsafe) let target = aTarget as AnyObject
        let timer = SelectorTimer(timeInterval: ti, repeats: yesOrNo) { timer in
            aSelector.call(on: target, with: [timer], from: "A timer")
        }
        timer.info = userInfo
        RunLoop.current.add(timer, forMode: .common)
        return timer
    }
}

/// A timer with information for the method that it calls.
private final class SelectorTimer: Timer {
    var info: Any?
    override var userInfo: Any? { info }
}
