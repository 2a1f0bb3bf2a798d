import SwiftUI

// Groups of controls, boxes and values with labels, in the standard styles and in a program's own.

struct CardGroupBoxStyle: GroupBoxStyle {
    var background: Color = .gray

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12, style: .continuous).fill(background))
    }
}

struct VerticalLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption)
            configuration.content
        }
    }
}

extension LabeledContentStyle where Self == VerticalLabeledContentStyle {
    static var vertical: VerticalLabeledContentStyle { .init() }
}

struct ChevronDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: "chevron.right")
                        .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
                }
            }
            .buttonStyle(.plain)
            if configuration.isExpanded { configuration.content }
        }
    }
}

struct BoxedControlGroupStyle: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            configuration.content
        }
        .border(.gray)
    }
}

struct GroupedControls: View {
    @State private var isExpanded = false
    @State private var isBold = false

    var body: some View {
        VStack {
            GroupBox(label: Label("Heart rate", systemImage: "heart")) { Text("70") }
                .groupBoxStyle(CardGroupBoxStyle(background: .orange))
            GroupBox("Steps") { Text("8000") }.groupBoxStyle(DefaultGroupBoxStyle())
            LabeledContent("Version", value: "1.0").labeledContentStyle(.vertical)
            LabeledContent {
                Text("5")
            } label: {
                Text("Items")
                Text("in the cart")
            }
            .labeledContentStyle(.automatic)
            DisclosureGroup("Details", isExpanded: $isExpanded) { Text("All of them") }
                .disclosureGroupStyle(ChevronDisclosureStyle())
            ControlGroup {
                Button("Cut") {}
                Button("Copy") {}
                Toggle("Bold", isOn: $isBold)
            }
            ControlGroup("Edit", systemImage: "pencil") { Button("Paste") {} }
                .controlGroupStyle(.menu)
            ControlGroup {
                Button("Back") {}
            } label: {
                Label("Navigate", systemImage: "arrow.left")
            }
            .controlGroupStyle(BoxedControlGroupStyle())
            Menu("Format") {
                ControlGroup("Align") { Button("Left", systemImage: "text.alignleft") {} }
                    .controlGroupStyle(.compactMenu)
            }
            Button("Buy") {}
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
                .controlSize(.large)
            Button {
            } label: {
                Image(systemName: "plus")
            }
            .buttonStyle(.bordered)
            .buttonBorderShape(.roundedRectangle(radius: 8))
            Text("Badge").background(.tint, in: ButtonBorderShape.capsule).clipShape(ButtonBorderShape.circle)
        }
    }
}
