import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Labels, symbols and lines") struct LabelTests {
    private func place<V: View>(_ view: V) -> ControlHost { ControlHost(view, 200, 100) }

    @Test("A label shows its icon before its title, 8 points apart")
    func titleAndIcon() {
        for host in [
            place(Label("abc", systemImage: "star")), place(Label("abc", systemImage: "star").labelStyle(.automatic)),
            place(Label("abc", systemImage: "star").labelStyle(.titleAndIcon)),
        ] {
            #expect(isClose(host.frames(of: ImageNode.self)[0], 76, 42, 16, 16))
            #expect(isClose(host.texts[0], 100, 42, 24, 16))
        }
    }

    @Test("In rows of a list, icons stand in one column whatever their widths, and separators begin at the titles")
    func rows() {
        func label(_ title: String, _ width: CGFloat) -> some View {
            Label {
                Text(title)
            } icon: {
                Color.red.frame(width: width, height: 10)
            }
        }
        let host = place(
            List {
                Section {
                    label("abc", 10)
                    label("abcd", 20)
                    Text("abcde")
                } header: {
                    label("head", 10)
                }
            })
        let starts = Dictionary(uniqueKeysWithValues: zip(host.strings, host.texts.map(\.minX)))
        guard let text = starts["abcde"] else { return #expect(Bool(false)) }
        #expect(starts["abc"] == text + 28 + 8 && starts["abcd"] == text + 28 + 8)
        #expect(starts["head"] == text + 10 + 8)
    }

    @Test("A label style may leave one of the two out")
    func one() {
        let title = place(Label("abc", systemImage: "star").labelStyle(.titleOnly))
        #expect(title.frames(of: ImageNode.self).isEmpty)
        #expect(isClose(title.texts[0], 88, 42, 24, 16))
        let icon = place(Label("abc", systemImage: "star").labelStyle(.iconOnly))
        #expect(icon.texts.isEmpty)
        #expect(isClose(icon.frames(of: ImageNode.self)[0], 92, 42, 16, 16))
    }

    @Test("A label style's body runs again for neither a new title nor a new icon")
    func runs() {
        struct Style: LabelStyle {
            let log: Log
            func makeBody(configuration: Configuration) -> some View {
                log.run("style")
                return VStack {
                    configuration.title
                    configuration.icon
                }
            }
        }
        let log = Log()
        func view(_ title: String, _ width: CGFloat) -> some View {
            Label {
                Text(verbatim: title)
            } icon: {
                Color.red.frame(width: width, height: 10)
            }
            .labelStyle(Style(log: log))
        }
        let host = place(view("a", 10))
        host.show(view("ab", 20))
        #expect(log("style") == 1)
        #expect(host.strings == ["ab"])
        #expect(host.colors[0].width == 20)
    }

    @Test("A label style may show the label in the style around it")
    func wrapping() {
        struct Padded: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
        }
        let host = ControlHost(
            Label("abc", systemImage: "star").labelStyle(Padded()).labelStyle(.titleOnly), 34, 26)
        #expect(isClose(host.texts[0], 5, 5, 24, 16))
    }

    @Test("A symbol is as high as a line, and follows the image scale")
    func symbols() {
        func side(_ scale: Image.Scale) -> CGSize {
            TestHost(Image(systemName: "star").imageScale(scale)).graph.sizeThatFits(.unspecified)
        }
        #expect(side(.small) == CGSize(width: 12, height: 12))
        #expect(side(.medium) == CGSize(width: 16, height: 16))
        #expect(side(.large) == CGSize(width: 20, height: 20))
        func view(_ scale: Image.Scale) -> some View { Image(systemName: "star").imageScale(scale) }
        let host = place(view(.small))
        host.show(view(.large))
        #expect(host.frames(of: ImageNode.self)[0].width == 20)
    }

    @Test("A line lies across the stack it is in, one pixel thick, and one point at accessibility sizes")
    func dividers() {
        func column(_ scale: CGFloat, _ size: DynamicTypeSize) -> ControlHost {
            ControlHost(
                VStack {
                    Color.red.frame(width: 40, height: 10)
                    Divider()
                    Color.red.frame(width: 20, height: 10)
                }
                .environment(\.displayScale, scale).environment(\.dynamicTypeSize, size), 100, 37)
        }
        let plain = column(1, .large)
        #expect(isClose(plain.frames(of: DividerNode.self)[0], 0, 18, 100, 1))
        #expect(isClose(plain.colors[0], 30, 0, 40, 10))
        #expect(isClose(plain.colors[1], 40, 27, 20, 10))
        #expect(abs(column(2, .large).frames(of: DividerNode.self)[0].height - 0.5) < 0.01)
        #expect(abs(column(2, .accessibility1).frames(of: DividerNode.self)[0].height - 1) < 0.01)
        let row = ControlHost(
            HStack {
                Color.red.frame(width: 20, height: 30)
                Divider()
                Color.red.frame(width: 20, height: 30)
            }, 57, 30)
        #expect(isClose(row.frames(of: DividerNode.self)[0], 28, 0, 1, 30))
    }

    @Test("A layout reads the tags of its subviews by type, the inner ones, for optionals too unless not wanted")
    func tags() {
        let log = Log()
        _ = ControlHost(
            TagReader(log: log) {
                Color.red.tag(1)
                Color.red.tag(2, includeOptional: false).padding(1)
                Color.red.tag("x")
                Color.red.tag(3).tag(4)
                Color.red.tag(Optional(5))
                Color.red
            })
        #expect(
            log.entries == [
                "1 Optional(1) nil", "2 nil nil", "nil nil x", "3 Optional(3) nil", "nil Optional(5) nil",
                "nil nil nil",
            ])
    }
}

/// Notes the tags of its subviews when it is placed.
private struct TagReader: Layout {
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let values = subview.containerValues
            func text<V>(_ value: V?) -> String { value.map { "\($0)" } ?? "nil" }
            let texts =
                "\(text(values.tag(for: Int.self))) \(text(values.tag(for: Int?.self))) "
                + text(values.tag(for: String.self))
            MainActor.assumeIsolated { log.run(texts) }
        }
    }
}
