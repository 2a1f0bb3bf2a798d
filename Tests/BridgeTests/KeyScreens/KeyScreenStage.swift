import DeclarativeUI
import Foundation
import UITestSupport

@testable import ImperativeUI

/// A random screen in an application that is used by keys.
@MainActor final class KeyScreenStage {
    let screen: KeyScreen
    let host: HeadlessHost
    private let delegate: ControllerDelegate

    init(_ screen: KeyScreen) {
        self.screen = screen
        delegate = ControllerDelegate(making: { screen.makeController() })
        host = HeadlessHost.launch(delegate, size: CGSize(width: 640, height: 960))
    }

    var window: UIWindow { delegate.window }

    /// Presses a key, and lets everything that it begins come to rest.
    func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        host.press(key, modifiers: modifiers)
        host.wait(1)
    }

    /// Types a text, and lets everything that it begins come to rest.
    func type(_ text: String) {
        host.type(text)
        host.wait(1)
    }

    // MARK: Places

    /// The controllers at the root and of all presentations.
    private var layers: [UIViewController] {
        [window.rootViewController].compactMap { $0 } + window.presentations.map(\.presentedViewController)
    }

    /// Whether commands are shown, of which one ends the application.
    var showsPalette: Bool { window.frontViewController is PaletteController }

    /// How many presentations and pages lead from the first page to where the application is. What covers the whole
    /// screen has no way back but its own.
    var levels: Int {
        let covers = layers.lastIndex { $0.presentingViewController != nil && $0.modalPresentationStyle == .fullScreen }
        let layers = layers[(covers ?? 0)...]
        // A menu in another one is a level of its own.
        var count = layers.count - 1 + layers.reduce(0) { $0 + (($1 as? MenuController)?.depth ?? 0) }
        for layer in layers {
            for case let navigation as UINavigationController in layer.selfAndFrontDescendants {
                count += max(0, navigation.viewControllers.count - 1)
            }
        }
        return count
    }

    /// Where the application is, for a person.
    var place: String {
        let layers = layers.map { layer in
            let pages = layer.selfAndFrontDescendants.compactMap {
                ($0 as? UINavigationController)?.viewControllers.count
            }
            return "\(Swift.type(of: layer))\(pages)"
        }
        return layers.joined(separator: ", ") + ", focus at \(focusedNames), text \(window.textKeyReceiver != nil)"
    }

    // MARK: The focus

    /// What is wrong with the focus; `nil` for nothing.
    var fault: String? {
        guard let stop = window.focus.focused else { return nil }
        guard let frame = window.focus.frame else { return "the focus is nowhere" }
        let areas = window.focus.stops().first { $0.stop.object === stop.object }?.areas.map(\.frame) ?? []
        if !([window.bounds] + areas).allSatisfy({ $0.intersects(frame) }) {
            return "the focus is out of sight at \(frame), inside of \(areas)"
        }
        if stop.view?.isDescendant(of: window.focus.top) != true { return "the focus is behind what is presented" }
        return nil
    }

    /// The names of the elements where the focus is.
    private var focusedNames: Set<String> {
        guard let frame = window.focus.frame else { return [] }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        return Self.names(window.accessibilityTree.elements.filter { $0.frame.contains(middle) }.compactMap(\.label))
    }

    /// The names of parts in some texts.
    static func names(_ texts: [String]) -> Set<String> {
        Set(texts.flatMap { $0.matches(of: /item [0-9]+/).map { String($0.output) } })
    }

    /// The names of the controls that Tab leads to from the start, and arrows inside of groups.
    func reachedNames() -> Set<String> {
        var found: Set<String> = []
        var visited: Set<ObjectIdentifier> = []
        for _ in 0..<64 {
            press(.keyboardTab)
            guard let stop = window.focus.focused, visited.insert(ObjectIdentifier(stop.object)).inserted else { break }
            found.formUnion(focusedNames)
            guard let group = stop.group else { continue }
            for key in [
                UIKeyboardHIDUsage.keyboardUpArrow, .keyboardLeftArrow, .keyboardDownArrow, .keyboardRightArrow,
            ] {
                for _ in 0..<16 {
                    press(key)
                    guard let next = window.focus.focused, next.group === group else { break }
                    visited.insert(ObjectIdentifier(next.object))
                    found.formUnion(focusedNames)
                }
                if window.focus.focused?.group !== group { window.focus.set(stop) }
            }
        }
        return found
    }

    /// The names of what a palette offers.
    var offeredNames: Set<String> {
        let first = window.firstResponder ?? window
        return Self.names(KeyGuide(window, first: first, program: .init()).paletteEntries { _ in }.map(\.title))
    }
}
