import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// A part of the page whose subviews are shown.
private struct Part: Identifiable {
    let id: Int
    var kind: Int
    var value: Int
}

private enum PartEdit {
    case insert(Int, kind: Int, value: Int)
    case remove(Int)
    case move(Int, Int)
    case change(Int, kind: Int, value: Int)

    static func random(_ random: inout SplitMix64) -> PartEdit {
        let (number, other) = (random.below(1 << 16), random.below(1 << 16))
        switch random.below(8) {
        case 0...2: return .insert(number, kind: other % 14, value: random.below(6))
        case 3: return .remove(number)
        case 4: return .move(number, other)
        default: return .change(number, kind: other % 28, value: random.below(6))
        }
    }

    func edit(_ parts: inout [Part], next: inout Int) {
        switch self {
        case .insert(let place, let kind, let value):
            parts.insert(Part(id: next, kind: kind, value: value), at: place % (parts.count + 1))
            next += 1
        case .remove(let place): if !parts.isEmpty { parts.remove(at: place % parts.count) }
        case .move(let from, let to):
            if parts.isEmpty { return }
            let part = parts.remove(at: from % parts.count)
            parts.insert(part, at: to % (parts.count + 1))
        case .change(let place, let kind, let value):
            if parts.isEmpty { return }
            // Mostly of the same kind.
            if kind < 14 { parts[place % parts.count].kind = kind }
            parts[place % parts.count].value = value
        }
    }
}

/// The views of one part: none, one or several.
private struct PartView: View {
    let part: Part
    @State private var first: Int

    init(part: Part) {
        self.part = part
        _first = State(initialValue: part.value)
    }

    private func text(_ name: String) -> Text { Text(verbatim: "\(part.id)\(name)\(part.value)") }

    var body: some View {
        switch part.kind {
        case 0: text("a")
        case 1:
            Group {
                text("b")
                text("c").frame(width: 70)
            }
            .padding(CGFloat(part.value))
        case 2: ForEach(0..<part.value, id: \.self) { text("d\($0)").frame(height: CGFloat(10 + $0)) }
        case 3: if part.value % 2 == 0 { text("even") } else { text("odd").fixedSize() }
        case 4:
            Group {
                text("e"); Text("state \(first)")
            }.font(.system(size: CGFloat(10 + part.value)))
        case 5:
            AnyView(
                part.value < 3
                    ? AnyView(text("f"))
                    : AnyView(
                        HStack {
                            text("g"); text("h")
                        }))
        case 6: text("i").id(part.value)
        case 7: if part.value > 2 { text("j").background(Color.red) }
        case 8:
            Section {
                text("k")
            } header: {
                text("head")
            } footer: {
                if part.value > 1 { text("foot") }
            }
        case 9: text("l").modifier(Doubled()).padding(.top, CGFloat(part.value))
        case 10:
            Group {
                VStack {
                    text("m"); text("n")
                }; EmptyView()
            }.environment(\.a, part.value).opacity(0.5)
        case 11: Group { Group { text("o") } }.modifier(EmptyModifier())
        case 12: text("p").modifier(Doubled().concat(EmptyModifier()))
        default: Inherited(name: "\(part.id)").environment(\.a, part.value)
        }
    }
}

private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
        content
        content.frame(width: 60)
    }
}

private struct Inherited: View {
    let name: String
    @Environment(\.a) private var a
    var body: some View { Text(verbatim: "\(name) inherits \(a)").padding(1) }
}

private struct Page: View {
    let parts: [Part]
    let way: Int

    var body: some View {
        let content = ForEach(parts) { PartView(part: $0) }
        VStack(alignment: .leading, spacing: 3) {
            switch way {
            case 0: content
            case 1: Group(subviews: content) { $0 }
            case 2: ForEach(subviews: content) { $0 }
            case 3:
                Group(subviews: content) { subviews in
                    subviews.prefix(2)
                    ForEach(subviews.dropFirst(2)) { $0.frame(maxHeight: nil) }
                }
            default: Group(subviews: Group(subviews: content) { $0 }) { ForEach(subviews: $0) { $0 } }
            }
        }
    }
}

@MainActor @Suite("All subviews of a view") struct SubviewModelTests {
    @Test("The subviews of a view, shown one after the other, are the view")
    func law() {
        PropertyCheck("Subviews") {
            PartEdit.random(&$0)
        } run: { edits in
            var parts: [Part] = []
            var next = 0
            let hosts = (0..<5).map { ControlHost(Page(parts: [], way: $0), 400, 900) }
            for edit in edits {
                edit.edit(&parts, next: &next)
                for (way, host) in hosts.enumerated() {
                    host.show(Page(parts: parts, way: way))
                    host.host.graph.checkInvariants()
                    if host.strings != hosts[0].strings {
                        return "way \(way): \(host.strings), not \(hosts[0].strings)"
                    }
                    if host.texts != hosts[0].texts { return "way \(way): \(host.texts), not \(hosts[0].texts)" }
                }
            }
            for host in hosts { host.host.close() }
            return nil
        }
        .check(sequences: 25, length: 25)
    }
}
