import Foundation
import Synchronization
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// Lets go of an object on another thread.
private final class Held: Sendable {
    private let object: Mutex<UIView?>
    init(_ object: UIView) { self.object = Mutex(object) }

    func release() {
        let last = object.withLock { object in
            defer { object = nil }
            return object
        }
        _ = last
    }
}

@MainActor @Suite("Views whose last reference goes on another thread") struct LastReferenceTests {
    /// A view that was in a superview with an override that has gone on another thread.
    private func orphan(_ prepare: (UIView) -> Void = { _ in }) -> UIView {
        let child = UIView()
        let held: Held
        do {
            let parent = UIView()
            parent.traitOverrides.look = .bold
            parent.addSubview(child)
            prepare(parent)
            parent.updateTraitsIfNeeded()
            #expect(child.traitCollection.look == .bold)
            held = Held(parent)
        }
        onThread { held.release() }
        return child
    }

    @Test("The superview is gone at once, and the last traits stay")
    func gone() {
        let child = orphan()
        #expect(child.superview == nil)
        #expect(child.traitCollection.look == .bold)
        child.layoutIfNeeded()
        #expect(child.superview == nil)
        #expect(child.traitCollection.look == .bold)
        #expect(!child.isOrphaned)
    }

    @Test("A view that left a window so is in none")
    func window() {
        let stage = Stage()
        let held: Held
        let child = UIView()
        do {
            let parent = UIView()
            stage.root.view.addSubview(parent)
            parent.addSubview(child)
            parent.removeFromSuperview()
            held = Held(parent)
        }
        onThread { held.release() }
        stage.settle()
        #expect(child.superview == nil)
        #expect(child.window == nil)
    }

    @Test("It may be added elsewhere before the main actor has heard of that, and stays there")
    func addedElsewhere() {
        let child = orphan()
        let other = UIView()
        other.traitOverrides.look = .pastel
        other.addSubview(child)
        other.layoutIfNeeded()
        #expect(child.superview === other)
        #expect(other.subviews == [child])
        #expect(child.traitCollection.look == .pastel)
    }

    @Test("A handler of what outlives its superview is told of a change when it joins another tree")
    func handler() {
        var told: [Look] = []
        let child = orphan { parent in
            parent.subviews[0].registerForTraitChanges([LookTrait.self]) { (view: UIView, _) in
                told.append(view.traitCollection.look)
            }
        }
        told = []
        child.layoutIfNeeded()
        #expect(told == [])
        let other = UIView()
        other.traitOverrides.look = .pastel
        other.addSubview(child)
        other.updateTraitsIfNeeded()
        #expect(told == [.pastel])
    }

    @Test("Reading the superview while it goes gives it or nothing")
    func race() {
        for _ in 0..<(SizeOfTests.isFull ? 300 : 60) {
            let child = UIView()
            let held: Held
            do {
                let parent = UIView()
                parent.addSubview(child)
                held = Held(parent)
            }
            let done = Mutex(false)
            Thread.detachNewThread {
                held.release()
                done.withLock { $0 = true }
            }
            while !done.withLock({ $0 }) {
                if let superview = child.superview { #expect(superview.subviews.count <= 1) }
            }
            #expect(child.superview == nil)
        }
    }

    @Test("A view that was to be drawn and left its window goes with its last reference, before any update")
    func waitingForDisplay() {
        let window = UIWindow()
        weak var gone: UIView?
        do {
            let view = UIView()
            view.backgroundColor = .red
            gone = view
            window.addSubview(view)
            view.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test("A chain of 300,000 views goes without recursion wherever its last reference goes")
    func chain() {
        for isElsewhere in [false, true] {
            weak var deepest: UIView?
            var held: Held?
            do {
                let top = UIView()
                var here = top
                for _ in 0..<(SizeOfTests.isFull ? 300_000 : 10_000) {
                    let next = UIView()
                    here.addSubview(next)
                    here = next
                }
                deepest = here
                held = Held(top)
            }
            #expect(deepest != nil)
            if let held, isElsewhere {
                onThread { held.release() }
                UpdateQueue.shared.flush()
            } else {
                held?.release()
            }
            held = nil
            #expect(deepest == nil)
        }
    }
}
