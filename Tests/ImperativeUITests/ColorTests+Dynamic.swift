import Foundation
import Testing
import BridgedEnvironment

@testable import ImperativeUI

private let light = UITraitCollection { $0.userInterfaceStyle = .light }
private let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
private let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

@Suite struct DynamicColorTests {
    @Test("A dynamic colour is what its provider returns for the collection asked with")
    func resolving() {
        #expect(adaptive.resolvedColor(with: light) == .black)
        #expect(adaptive.resolvedColor(with: dark) == .white)
        #expect(adaptive.isDynamic && !adaptive.resolvedColor(with: dark).isDynamic)
    }

    @Test("A fixed colour resolves to itself")
    func fixed() {
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        #expect(color.resolvedColor(with: dark) === color)
        #expect(!color.isDynamic)
    }

    @Test("Resolving with a collection does not depend on the current one")
    func independence() {
        let nested = UIColor { _ in UIColor(cgColor: adaptive.cgColor) }
        dark.performAsCurrent {
            #expect(adaptive.resolvedColor(with: light) == .black)
            #expect(nested.resolvedColor(with: light) == .black)
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
    }

    @Test("Components are read under the current collection")
    func implicitResolution() {
        dark.performAsCurrent {
            var red: CGFloat = -1
            adaptive.getRed(&red, green: nil, blue: nil, alpha: nil)
            #expect(red == 1)
            #expect(adaptive.cgColor == CGColor.white)
        }
        light.performAsCurrent {
            #expect(adaptive.cgColor == CGColor.black)
        }
    }

    @Test("A dynamic colour that a provider returns is resolved further")
    func chains() {
        let outer = UIColor { _ in adaptive.withAlphaComponent(0.5) }
        #expect(outer.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
        #expect(UIColor { _ in .label }.resolvedColor(with: dark) == .white)
    }

    @Test("A chain of a hundred providers resolves")
    func longChain() {
        var color = UIColor.red
        for _ in 0..<100 {
            let inner = color
            color = UIColor { _ in inner }
        }
        #expect(color.resolvedColor(with: light) == .red)
    }

    @Test("A provider that leads back to itself is reported, and the colour counts as clear")
    func endlessChain() async {
        await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            final class Box: @unchecked Sendable { var color = UIColor.red }
            let box = Box()
            box.color = UIColor { _ in box.color }
            #expect(box.color.resolvedColor(with: UITraitCollection { _ in }) == .clear)
        }.map { result in
            let text = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(text.contains("dynamic-color") && text.contains("100"))
        }
    }

    @Test("A dynamic colour is equal only to itself")
    func equality() {
        let same = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(adaptive == adaptive && adaptive != same)
        #expect(UIColor.label == UIColor.label && UIColor.label != adaptive)
        #expect(UIColor.systemBlue != UIColor.tintColor)
    }

    @Test("A dynamic colour with another opacity stays dynamic, and the last opacity wins")
    func alpha() {
        let faded = adaptive.withAlphaComponent(0.2).withAlphaComponent(0.5)
        #expect(faded.isDynamic)
        #expect(faded.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
        #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
        let again = UIColor { _ in faded }.withAlphaComponent(0.75)
        #expect(again.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.75))
    }

    @Test("A provider is asked anew each time")
    func asking() {
        var count = 0
        let color = UIColor { _ in
            count += 1
            return .red
        }
        _ = color.resolvedColor(with: light)
        _ = color.resolvedColor(with: light)
        #expect(count == 2)
    }
}
