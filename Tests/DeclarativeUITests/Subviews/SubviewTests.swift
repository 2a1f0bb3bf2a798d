import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

extension ContainerValues {
    @Entry fileprivate var pins = 0
    @Entry fileprivate var mark: String?
}

@MainActor @Suite("Subviews") struct SubviewTests {
    let log = Log()
    let second = Animation.linear(duration: 1)

    @Test("Bodies, groups, conditions and loops are looked into; a stack is one subview")
    func flattening() {
        let counts = Handle<[Int]>()
        _ = TestHost(
            Group(subviews: Mixed(isLong: true)) { subviews in
                let _ = counts.value = (counts.value ?? []) + [subviews.count]
                subviews
            })
        #expect(counts.value == [7])
    }

    @Test("A container can wrap, leave out and reorder subviews")
    func cards() {
        let host = ControlHost(
            Cards {
                Text("a"); Text("b"); if true { Text("c") }
            }, 300, 300)
        #expect(host.strings == ["3 cards", "c", "b"])
        #expect(host.texts.count == 3)
    }

    @Test("The environment of a subview is that of the place where it was declared")
    func environment() {
        let host = ControlHost(
            Group(
                subviews: Group {
                    Reader(); Reader().environment(\.a, 2)
                }
            ) { subviews in
                ForEach(subviews) { $0.environment(\.a, 9) }
                Reader()
            }
            .environment(\.a, 1))
        #expect(host.strings == ["a 1", "a 2", "a 1"])
        host.host.set(KeyB.self, to: 1)
        #expect(host.strings == ["a 1", "a 2", "a 1"])
    }

    @Test("A change of the environment reaches shown subviews and runs no transform")
    func environmentChange() {
        let host = ControlHost(
            Group(subviews: Reader()) { subviews in
                let _ = log.run("transform")
                subviews
            })
        host.host.set(KeyA.self, to: 5)
        #expect(host.strings == ["a 5"])
        #expect(log("transform") == 1)
    }

    @Test("Modifiers around a group are those of each subview, inside of what the container adds")
    func modifiers() {
        let host = ControlHost(
            VStack(spacing: 0) {
                Group(
                    subviews: Group {
                        Color.red; Color.blue
                    }.frame(width: 10, height: 10).padding(5)
                ) {
                    ForEach($0) { $0.padding(1) }
                }
            })
        #expect(isClose(host.colors[0], 45, 34, 10, 10) && isClose(host.colors[1], 45, 56, 10, 10))
    }

    @Test("A modifier that changes is followed, and runs no transform")
    func changedModifier() {
        let state = Handle<Binding<Int>>()
        let host = ControlHost(
            Group(subviews: Sized(handle: state)) { subviews in
                let _ = log.run("transform")
                subviews
            })
        #expect(isClose(host.colors[0], 45, 45, 10, 10))
        state.value?.wrappedValue = 40
        host.host.update()
        host.settle()
        #expect(isClose(host.colors[0], 30, 30, 40, 40))
        #expect(log("transform") == 1)
    }

    @Test("A subview that stands in a group by itself, or has joined modifiers, is brought up to date")
    func forwarded() {
        func page(_ number: Int) -> some View {
            VStack(spacing: 0) {
                Group(
                    subviews: Group {
                        Group { Text("a \(number)") }
                        Text("b \(number)").modifier(EmptyModifier())
                        Color.red.modifier(Doubling(width: number).concat(Doubling(width: number + 1)))
                        Color.blue.modifier(EmptyModifier().concat(EmptyModifier())).frame(width: CGFloat(number))
                    }
                ) { $0 }
            }
        }
        let host = ControlHost(page(1), 100, 200)
        host.show(page(20))
        #expect(host.strings == ["a 20", "b 20"])
        #expect(host.colors.map(\.width) == [40, 20])
    }

    @Test("Tags are followed in the header of a section, and through subviews of subviews")
    func tagsFurtherIn() {
        func page(_ tag: Int) -> some View {
            Group(
                subviews: Group(
                    subviews: Section {
                        Text("a").tag(tag)
                    } header: {
                        Text("head").tag(tag)
                    }
                ) { $0 }
            ) { subviews in
                Text(verbatim: "\(subviews.map { $0.containerValues.tag(for: Int.self) ?? 0 })")
            }
        }
        let host = ControlHost(page(1))
        host.show(page(2))
        #expect(host.strings == ["[2, 2]"])
    }

    @Test("Tags that a view changes by itself are followed, wherever it stands")
    func tagsByState() {
        let states = [Handle<Binding<Int>>(), Handle<Binding<Int>>()]
        let host = ControlHost(
            Group(
                subviews: Group(
                    subviews: Section {
                        Tagged(handle: states[0])
                    } header: {
                        Tagged(handle: states[1])
                    }
                ) { $0 }
            ) { subviews in
                Text(verbatim: "\(subviews.map { $0.containerValues.tag(for: Int.self) ?? 0 })")
            })
        for state in states { state.value?.wrappedValue = 5 }
        host.host.update()
        #expect(host.strings == ["[5, 5]"])
    }

    @Test("State in what subviews are made of stays while they move to another place, and serves every place")
    func state() {
        let state = Handle<Binding<Int>>()
        let content = Counter(handle: state)
        let host = ControlHost(Places(content: content, isTwice: false))
        #expect(host.strings == ["0"])
        state.value?.wrappedValue = 7
        host.show(Places(content: content, isTwice: true))
        #expect(host.strings == ["7", "7"])
        state.value?.wrappedValue = 8
        host.host.update()
        #expect(host.strings == ["8", "8"])
    }

    @Test("A subview has an id of its own that lasts, also when others come before it")
    func ids() {
        let ids = Handle<[[Subview.ID]]>()
        func page(_ numbers: [Int]) -> some View {
            Group(subviews: ForEach(numbers, id: \.self) { Text("\($0)") }) { subviews in
                let _ = ids.value = (ids.value ?? []) + [subviews.map(\.id)]
                subviews
            }
        }
        let host = TestHost(page([1, 2]))
        host.show(page([0, 2, 1]))
        let (before, after) = (ids.value?[0] ?? [], ids.value?.last ?? [])
        #expect(Set(after).count == 3)
        #expect([after[1], after[2]] == [before[1], before[0]])
        #expect(ids.value?.count == 2)
    }

    @Test("Tags are known of subviews before they are shown, and when they change the transform runs again")
    func tags() {
        func page(_ tag: Int) -> some View {
            Group(
                subviews: Group {
                    Text("a").tag(1).tag("x"); Text("b").tag(tag).padding(); Text("c")
                }
            ) { subviews in
                let tags = subviews.map { $0.containerValues.tag(for: Int.self) }
                Text(verbatim: "\(tags.map { $0 ?? 0 }) \(subviews[0].containerValues.hasTag("x"))")
            }
        }
        let host = ControlHost(page(2))
        #expect(host.strings == ["[1, 2, 0] true"])
        host.show(page(3))
        #expect(host.strings == ["[1, 3, 0] true"])
    }

    @Test("Values for the container are known of subviews and in layouts, the innermost of each, else the default")
    func containerValues() {
        func page(_ size: Int) -> some View {
            Group(
                subviews: Group {
                    Text("a").containerValue(\.pins, size).containerValue(\.pins, 9).containerValue(\.mark, "m")
                    Text("b").padding().containerValue(\.mark, nil)
                    Text("c").tag(3)
                }
            ) { subviews in
                let values = subviews.map(\.containerValues)
                let described = values.map { "\($0.pins)\($0.mark ?? "-")\($0.tag(for: Int.self) ?? 0)" }
                Text(verbatim: described.joined(separator: " "))
            }
        }
        let host = ControlHost(page(2))
        #expect(host.strings == ["2m0 0-0 0-3"])
        host.show(page(5))
        #expect(host.strings == ["5m0 0-0 0-3"])
    }

    @Test("Values for the container that were read may be changed, which changes no view")
    func changedContainerValues() {
        let host = ControlHost(
            Group(subviews: Text("a").containerValue(\.pins, 1)) { subviews in
                let (before, after) = changed(subviews[0].containerValues)
                Text(verbatim: "\(before.pins) \(after.pins) \(after.mark ?? "-")")
            })
        #expect(host.strings == ["1 7 x"])
    }

    private func changed(_ values: ContainerValues) -> (before: ContainerValues, after: ContainerValues) {
        var copy = values
        copy.pins = 7
        copy.mark = "x"
        return (values, copy)
    }

    @Test("A change in one subview runs its body alone")
    func counts() {
        let state = Handle<Binding<Int>>()
        let host = ControlHost(
            Group(
                subviews: Group {
                    Counter(handle: state); Counted(log: log)
                }
            ) { subviews in
                let _ = log.run("transform")
                ForEach(subviews) { Wrapped(log: log, content: $0) }
            })
        state.value?.wrappedValue = 3
        host.host.update()
        #expect(host.strings == ["3", "counted"])
        #expect(log("transform") == 1 && log("wrapped") == 2 && log("counted") == 1)
    }

    @Test("Only what is shown appears, where it is shown")
    func appearance() {
        func page(_ count: Int) -> some View {
            Group(
                subviews: ForEach(0..<3, id: \.self) { number in
                    Text("\(number)").onAppear { log.run("in \(number)") }.onDisappear { log.run("out \(number)") }
                }
            ) { $0.prefix(count) }
        }
        let host = TestHost(page(1))
        #expect(log.entries == ["in 0"])
        host.show(page(2))
        host.show(page(0))
        #expect(log.entries == ["in 0", "in 1", "out 0", "out 1"])
        host.close()
    }

    @Test("Preferences of subviews arrive where they are shown")
    func preferences() {
        let host = ControlHost(
            Group(subviews: Group { Text("a").preference(key: Sum.self, value: 1).preference(key: Sum.self, value: 2) })
            {
                ForEach($0) { subview in
                    subview.onPreferenceChange(Sum.self) { log.run("sum", "\($0)") }
                }
            })
        #expect(log.values("sum") == ["2"])
        host.host.close()
    }

    @Test("A subview that goes leaves by its transition from where it was shown")
    func transition() {
        let rig = AnimationRig { value in
            Group(
                subviews: Group {
                    if value == 0 { Tile().transition(.opacity) }; Color.blue
                }
            ) { subviews in
                VStack { ForEach(subviews) { $0.padding(1) } }
            }
        }
        #expect(rig.leaves.count == 2)
        rig.set(1, second)
        rig.advance(by: 0.5)
        #expect(rig.leaves.count == 2)
        rig.host.graph.checkInvariants()
        rig.advance(by: 0.6)
        #expect(rig.leaves.count == 1)
        rig.host.close()
    }

    @Test("A subview that is kept shows nothing any more once it is gone, nor in another tree, which is reported")
    func stale() {
        let kept = Handle<Subview>()
        let host = ControlHost(
            Group(subviews: Text("a")) { subviews in
                let _ = kept.value = subviews.first
                subviews
            })
        let reported = issues {
            let other = ControlHost(
                Group {
                    kept.value; Text("rest")
                })
            #expect(other.strings == ["rest"])
            host.show(Text("b"))
            #expect(
                ControlHost(
                    Group {
                        kept.value; Text("rest")
                    }
                ).strings == ["rest"])
        }
        #expect(reported.map(\.category) == ["subviews"])
        host.host.close()
        #expect(
            ControlHost(
                Group {
                    kept.value; Text("rest")
                }
            ).strings == ["rest"])
    }

    @Test("The reading direction is that of the place where a subview was declared, also when it changes")
    func direction() {
        func page(_ direction: LayoutDirection) -> some View {
            Group(
                subviews: HStack(spacing: 0) {
                    Color.red.frame(width: 10); Color.blue.frame(width: 30)
                }
            ) {
                $0.environment(\.layoutDirection, .leftToRight)
            }
            .environment(\.layoutDirection, direction)
        }
        let host = ControlHost(page(.leftToRight), 40, 10)
        #expect(host.colors.map(\.minX) == [0, 10])
        host.show(page(.rightToLeft))
        #expect(host.colors.map(\.minX) == [30, 0])
    }

    @Test("Rows of subviews in a lazy container are made as they come into sight")
    func lazily() {
        let host = ControlHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(subviews: ForEach(0..<1_000, id: \.self) { _ in Counted(log: log) }) { subview in
                        let _ = log.run("row")
                        subview.frame(height: 20)
                    }
                }
            }, 100, 100)
        #expect(log("row") < 20 && log("row") >= 5)
        #expect(host.strings.count == log("row"))
    }

    @Test("Views with ids, and rows, are scrolled to where they are shown")
    func scrolling() {
        let proxy = Handle<ScrollViewProxy>()
        let host = ControlHost(
            ScrollViewReader { reader in
                let _ = proxy.value = reader
                ScrollView {
                    VStack(spacing: 0) {
                        Group(
                            subviews: Group {
                                Text("first").frame(height: 300).id("top")
                                ForEach(0..<10, id: \.self) { Text("\($0)").frame(height: 50) }
                            }
                        ) { $0 }
                    }
                }
            }, 100, 100)
        proxy.value?.scrollTo(4, anchor: .top)
        host.settle()
        #expect(abs(host.texts[5].midY - 25) < 0.01)
        proxy.value?.scrollTo("top", anchor: .top)
        host.settle()
        #expect(abs(host.texts[0].midY - 150) < 0.01)
    }

    @Test(
        "What a container and its subviews cost is linear in their number",
        arguments: [100, SizeOfTests.isFull ? 10_000 : 2_000])
    func size(count: Int) {
        let host = TestHost(
            VStack(spacing: 0) {
                Group(subviews: ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 1) }.padding(1)) {
                    ForEach($0) { $0.padding(1) }
                }
            })
        let walked = host.graph.layoutContext.walkedCount
        #expect(walked <= 30 * count + 100)
        host.close()
    }

    @Test("10,000 containers of subviews in one another are shown")
    func nested() {
        var view = AnyView(Text("inside"))
        for _ in 0..<(SizeOfTests.isFull ? 10_000 : 2_000) {
            let inner = view
            view = AnyView(Group(subviews: inner) { $0 })
        }
        let host = TestHost(view)
        #expect(host.graph.rootNode?.first { ($0 as? TextNode)?.string == "inside" } != nil)
        host.close()
    }
}

private struct Mixed: View {
    let isLong: Bool
    @State private var rows = 3

    var body: some View {
        Text("a")
        VStack {
            Text("b"); Text("c")
        }
        Group { if isLong { Text("d") } else { Text("e"); Text("f") } }
        ForEach(0..<rows, id: \.self) { Text("\($0)") }
        AnyView(Text("g"))
        EmptyView()
    }
}

/// A container as one writes it.
private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) cards")
                if let last = subviews.last { last.background(Color.yellow) }
                ForEach(subviews.dropFirst().dropLast()) { subview in subview.padding() }
            }
        }
    }
}

/// Twice as wide as it is told.
private struct Doubling: ViewModifier {
    let width: Int
    func body(content: Content) -> some View { content.frame(width: CGFloat(2 * width)) }
}

private struct Tagged: View {
    let handle: Handle<Binding<Int>>
    @State private var tag = 1

    var body: some View {
        let _ = handle.value = $tag
        Text("tagged").tag(tag)
    }
}

private struct Reader: View {
    @Environment(\.a) private var a
    var body: some View { Text("a \(a)") }
}

private struct Sized: View {
    let handle: Handle<Binding<Int>>
    @State private var size = 10

    var body: some View {
        let _ = handle.value = $size
        Color.red.frame(width: CGFloat(size), height: CGFloat(size))
    }
}

private struct Counter: View {
    let handle: Handle<Binding<Int>>
    @State private var count = 0

    var body: some View {
        let _ = handle.value = $count
        Text("\(count)")
    }
}

private struct Counted: View {
    let log: Log

    var body: some View {
        let _ = log.run("counted")
        Text("counted")
    }
}

private struct Wrapped: View {
    let log: Log
    let content: Subview

    var body: some View {
        let _ = log.run("wrapped")
        content.padding()
    }
}

private struct Places<Content: View>: View {
    let content: Content
    let isTwice: Bool

    var body: some View {
        Group(subviews: content) { subviews in
            if isTwice {
                VStack { subviews[0] }
                subviews[0]
            } else {
                HStack { subviews }
            }
        }
    }
}

private enum Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
