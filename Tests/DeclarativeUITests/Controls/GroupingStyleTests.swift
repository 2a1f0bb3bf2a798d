import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Puts what the style around it makes into marks.
private struct MarkedBox: GroupBoxStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: mark)
        GroupBox(configuration)
    }
}

/// Shows the parts of a box in the other order.
private struct SwappedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.content
            configuration.label
        }
    }
}

private struct ColumnContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.content
            configuration.label
        }
    }
}

private struct FramedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("[")
            LabeledContent(configuration)
            Text("]")
        }
    }
}

/// Shows the content below a switch, which is the label.
private struct SwitchedGroup: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            Toggle(isOn: configuration.$isExpanded) { configuration.label }
            if configuration.isExpanded { configuration.content }
        }
    }
}

private struct Disclosed: View {
    let log: Log
    @State private var count = 0

    var body: some View {
        DisclosureGroup("Head") {
            log.run("content")
            return Text(verbatim: "inside \(count)")
        }
    }
}

@MainActor @Suite("Styles of boxes, groups and values with labels") struct GroupingStyleTests {
    @Test("A style of boxes is given the label and the content")
    func box() {
        let host = ControlHost(GroupBox("Head") { Text("inside") }.groupBoxStyle(SwappedBox()))
        #expect(host.strings == ["inside", "Head"])
    }

    @Test("The style nearest to a box wins, and may show the box in the style around it")
    func nestedBoxes() {
        PropertyCheck("styles of boxes") {
            Int.random(in: 0..<4, using: &$0)
        } run: { choices in
            var view = AnyView(GroupBox("Head") { Text("inside") })
            // From the inside out: marks are put around what the rest makes, up to a style that asks for no more.
            var expected: [String] = []
            var end: [String]?
            for choice in choices {
                switch choice {
                case 0:
                    view = AnyView(view.groupBoxStyle(SwappedBox()))
                    if end == nil { end = ["inside", "Head"] }
                case 1:
                    view = AnyView(view.groupBoxStyle(.automatic))
                    if end == nil { end = ["Head", "inside"] }
                default:
                    view = AnyView(view.groupBoxStyle(MarkedBox(mark: "\(choice)")))
                    if end == nil { expected.append("\(choice)") }
                }
            }
            expected += end ?? ["Head", "inside"]
            let found = ControlHost(view).strings
            return found == expected ? nil : "\(choices): \(found) instead of \(expected)"
        }
        .check(sequences: 40, length: 5)
    }

    @Test("A box without a label has no room for one")
    func boxWithoutLabel() {
        let host = ControlHost(GroupBox { Text("abc") })
        #expect(isClose(host.texts[0], 38, 42, 24, 16))
        let automatic = ControlHost(GroupBox { Text("abc") }.groupBoxStyle(.automatic))
        #expect(automatic.texts == host.texts)
    }

    @Test("The automatic styles look the same whether they were asked for or not")
    func automatic() {
        let plain = VStack {
            GroupBox("Head") { Text("inside") }
            LabeledContent("Name", value: "Ann")
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("one") }
        }
        let asked = plain.groupBoxStyle(.automatic).labeledContentStyle(.automatic).disclosureGroupStyle(.automatic)
        let (one, other) = (ControlHost(plain, 200, 200), ControlHost(asked, 200, 200))
        #expect(one.texts == other.texts && one.strings == other.strings)
    }

    @Test("A style of values with labels is given both, and may show them in the style around it")
    func labeledContent() {
        let value = LabeledContent("Name", value: "Ann")
        #expect(ControlHost(value.labeledContentStyle(ColumnContent())).strings == ["Ann", "Name"])
        let framed = value.labeledContentStyle(FramedContent())
        #expect(ControlHost(framed, 200, 20).strings == ["[", "Name", "Ann", "]"])
        #expect(
            ControlHost(framed.labeledContentStyle(ColumnContent()), 200, 40).strings == ["[", "Ann", "Name", "]"])
    }

    @Test("Where labels are hidden, the automatic style shows the value alone")
    func hiddenLabel() {
        let host = ControlHost(LabeledContent("Name", value: "Ann").labelsHidden(), 200, 20)
        #expect(host.strings == ["Ann"])
        host.show(LabeledContent("Name", value: "Ann").labelsVisibility(.visible))
        #expect(host.strings == ["Name", "Ann"])
    }

    @Test("A style of disclosure groups shows the content by the binding it is given")
    func disclosure() {
        let log = Log()
        let host = ControlHost(Disclosed(log: log).disclosureGroupStyle(SwitchedGroup()), 200, 100)
        #expect(host.strings == ["Head"])
        #expect(host.interaction.tap(label: "Head"))
        host.settle()
        #expect(host.strings == ["Head", "inside 0"])
        #expect(host.interaction.tap(label: "Head"))
        host.settle()
        #expect(host.strings == ["Head"])
    }

    @Test("The content of a group is not made before it is shown, in any style")
    func lazyContent() {
        for isStyled in [false, true] {
            let log = Log()
            let group = Disclosed(log: log)
            let host = ControlHost(
                isStyled ? AnyView(group.disclosureGroupStyle(SwitchedGroup())) : AnyView(group), 200, 100)
            #expect(log("content") == 0)
            #expect(host.interaction.tap(label: "Head"))
            host.settle()
            #expect(log("content") == 1)
        }
    }
}
