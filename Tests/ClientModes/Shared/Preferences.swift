import SwiftUI

// Values that views hand up, anchors and geometry, as programs use them.

struct WidestKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct PageTitleKey: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

/// Something without isolation that cannot be sent.
final class Heading {
    let text: String
    init(_ text: String) { self.text = text }
}

struct HeadingsKey: PreferenceKey {
    static var defaultValue: [Heading] { [] }

    static func reduce(value: inout [Heading], nextValue: () -> [Heading]) { value += nextValue() }
}

struct TabBoundsKey: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }

    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

extension View {
    func pageTitle(_ title: String) -> some View { preference(key: PageTitleKey.self, value: title) }

    func readWidth(_ width: Binding<CGFloat>) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
            }
        }
        .onPreferenceChange(WidestKey.self) { width.wrappedValue = $0 }
    }
}

/// Rows that are all as wide as the widest.
struct EqualWidths: View {
    let titles: [String]
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(titles, id: \.self) { title in
                Text(title)
                    .background {
                        GeometryReader { proxy in
                            Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
                        }
                    }
                    .frame(width: width == 0 ? nil : width)
            }
        }
        .onPreferenceChange(WidestKey.self) { [$width] widest in
            $width.wrappedValue = widest
        }
    }
}

struct TitledPage: View {
    @State private var title = "Untitled"
    let told: (String) -> Void

    var body: some View {
        VStack {
            Text(title)
            Text("Contents").pageTitle("Chapter 1")
            Text("Appendix").pageTitle("Appendix")
        }
        .onPreferenceChange(PageTitleKey.self) { newTitle in
            title = newTitle ?? "Untitled"
            told(title)
        }
    }
}

struct Outline: View {
    var body: some View {
        VStack {
            Text("One").preference(key: HeadingsKey.self, value: [Heading("One")])
            Text("Two").transformPreference(HeadingsKey.self) { $0.append(Heading("Two")) }
        }
        .overlayPreferenceValue(HeadingsKey.self) { headings in
            Text(headings.map(\.text).joined(separator: ", "))
        }
    }
}

/// A line under the tab that is chosen.
struct TabStrip: View {
    let tabs: [String]
    @Binding var chosen: String
    let placed: (CGRect) -> Void

    var body: some View {
        HStack {
            ForEach(tabs, id: \.self) { tab in
                Button(tab) { withAnimation(.snappy) { chosen = tab } }
                    .anchorPreference(key: TabBoundsKey.self, value: .bounds) { [tab: $0] }
            }
        }
        .coordinateSpace(name: "strip")
        .backgroundPreferenceValue(TabBoundsKey.self, alignment: .bottomLeading) { bounds in
            GeometryReader { proxy in
                if let anchor = bounds[chosen] {
                    underline(proxy[anchor])
                }
            }
        }
    }

    private func underline(_ frame: CGRect) -> some View {
        placed(frame)
        return Color.accentLine
            .frame(width: frame.width, height: 2)
            .offset(x: frame.minX, y: frame.maxY - 2)
    }
}

extension Color {
    fileprivate static let accentLine = Color.blue
}

struct PlaceReader: View {
    let told: (CGRect) -> Void

    var body: some View {
        GeometryReader { proxy in
            let frame = proxy.frame(in: .named("strip"))
            let isWide = proxy.size.width > 100 && proxy.frame(in: .global).minX >= proxy.frame(in: .local).minX
            Text(isWide ? "wide" : "narrow")
                .onAppear { told(frame) }
                .onChange(of: frame) { _, new in told(new) }
        }
    }
}
