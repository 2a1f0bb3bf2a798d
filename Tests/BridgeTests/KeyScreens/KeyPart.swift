import Foundation

/// A part of a random screen. Numbers make names: 7 is "item 7".
indirect enum KeyPart {
    // Controls of the declarative world.
    case button(Int), toggle(Int), field(Int), slider(Int), stepper(Int), segments(Int), picker(Int), menu(Int)
    /// A view that waits for taps and has the trait of a button.
    case tap(Int)
    case link(Int, [KeyPart]), sheet(Int, [KeyPart]), cover(Int, [KeyPart]), popover(Int, [KeyPart]), alert(Int)
    // Controls of the imperative world.
    case uiButton(Int), uiSwitch(Int), uiField(Int), uiSlider(Int), uiSegments(Int)
    case uiPush(Int, [KeyPart]), uiSheet(Int, [KeyPart]), uiAlert(Int)
    // Parts with others.
    case row([KeyPart]), scroll([KeyPart]), disabled(KeyPart)
    /// Rows, which are one stop for Tab.
    case list([KeyPart])
    /// Parts in a controller of the other world, in a controller of this one.
    case hosted([KeyPart])

    static func name(_ number: Int) -> String { "item \(number)" }

    /// The parts inside that are on the same page.
    var inside: [KeyPart] {
        switch self {
        case .row(let parts), .scroll(let parts), .list(let parts), .hosted(let parts): parts
        case .disabled(let part): [part]
        default: []
        }
    }

    /// The names of the enabled controls on the page.
    var controls: [String] {
        switch self {
        case .disabled: []
        case .row, .scroll, .list, .hosted: inside.flatMap(\.controls)
        case .button(let number), .toggle(let number), .field(let number), .slider(let number), .stepper(let number),
            .segments(let number), .picker(let number), .menu(let number), .tap(let number), .link(let number, _),
            .sheet(let number, _), .cover(let number, _), .popover(let number, _), .alert(let number),
            .uiButton(let number), .uiSwitch(let number), .uiField(let number), .uiSlider(let number),
            .uiSegments(let number), .uiPush(let number, _), .uiSheet(let number, _), .uiAlert(let number):
            [Self.name(number)]
        }
    }
}

/// The container around the pages of a random screen.
enum KeyRoot: CaseIterable {
    case stack, tabs, split, uiNavigation, uiTabs, plain
}

extension KeyPart: CustomStringConvertible {
    var description: String {
        switch self {
        case .row(let parts): "row\(parts)"
        case .scroll(let parts): "scroll\(parts)"
        case .list(let parts): "list\(parts)"
        case .hosted(let parts): "hosted\(parts)"
        case .disabled(let part): "disabled(\(part))"
        default: Mirror(reflecting: self).children.first?.label.map { "\($0) \(controls.joined())" } ?? ""
        }
    }
}

/// A random screen: a container with some pages, of which the first is shown.
struct KeyScreen: CustomStringConvertible {
    var description: String { "\(root)\(pages)" }

    let root: KeyRoot
    let pages: [[KeyPart]]

    /// Makes a screen. The same numbers make the same one.
    init(_ random: inout SplitMix64) {
        root = KeyRoot.allCases[random.below(KeyRoot.allCases.count)]
        var maker = Maker(random)
        let count = root == .tabs || root == .uiTabs ? 3 : root == .split ? 2 : 1
        pages = (0..<count).map { _ in maker.page(depth: 0) }
        random = maker.random
    }

    /// Makes parts with numbers of their own.
    private struct Maker {
        var random: SplitMix64
        private var next = 0

        init(_ random: SplitMix64) { self.random = random }

        private mutating func number() -> Int {
            next += 1
            return next
        }

        mutating func page(depth: Int) -> [KeyPart] {
            (0..<1 + random.below(5)).map { _ in part(depth: depth, in: .page) }
        }

        private enum Place { case page, row, list }

        private mutating func parts(_ count: Int, depth: Int, in place: Place) -> [KeyPart] {
            (0..<1 + random.below(count)).map { _ in part(depth: depth, in: place) }
        }

        private mutating func part(depth: Int, in place: Place) -> KeyPart {
            if place == .page, random.below(3) == 0 {
                switch random.below(5) {
                case 0: return .row(parts(3, depth: depth, in: .row))
                case 1: return .scroll((0..<12).map { _ in control(depth: depth) })
                case 2: return .list(parts(6, depth: depth, in: .list))
                case 3: return .disabled(control(depth: depth))
                default: return .hosted(parts(3, depth: depth, in: .row))
                }
            }
            if place == .list { return random.below(3) == 0 ? .link(number(), inner(depth)) : .button(number()) }
            return control(depth: depth)
        }

        private mutating func inner(_ depth: Int) -> [KeyPart] {
            depth > 1 ? [.button(number())] : page(depth: depth + 1)
        }

        private mutating func control(depth: Int) -> KeyPart {
            switch random.below(22) {
            case 0, 1: .button(number())
            case 2: .toggle(number())
            case 3: .field(number())
            case 4: .slider(number())
            case 5: .stepper(number())
            case 6: .segments(number())
            case 7: .picker(number())
            case 8: .menu(number())
            case 9: .tap(number())
            case 10: .link(number(), inner(depth))
            case 11: .sheet(number(), inner(depth))
            case 12: .cover(number(), inner(depth))
            case 13: .popover(number(), inner(depth))
            case 14: .alert(number())
            case 15: .uiButton(number())
            case 16: .uiSwitch(number())
            case 17: .uiField(number())
            case 18: .uiSlider(number())
            case 19: .uiSegments(number())
            case 20: random.below(2) == 0 ? .uiPush(number(), inner(depth)) : .uiSheet(number(), inner(depth))
            default: .uiAlert(number())
            }
        }
    }
}
