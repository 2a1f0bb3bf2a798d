import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Each trap says the rule, the type and the way out.
@MainActor @Suite struct ViewTrapTests {
    @Test("A view that is a class stops the program")
    func classView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(ClassView()) }
        }
        expect(
            result,
            says: "Views must be value types (a struct or an enum); ClassView is a class. Make it a struct.")
    }

    @Test("A view modifier that is a class stops the program")
    func classModifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(EmptyView().modifier(ClassModifier())) }
        }
        expect(
            result,
            says: "View modifiers must be value types (a struct or an enum); ClassModifier is a class. Make it a "
                + "struct.")
    }

    @Test("A dynamic property that is a class stops the program")
    func classProperty() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(PropertyView()) }
        }
        expect(
            result,
            says: "Dynamic properties must be value types; ClassProperty in PropertyView is a class. Make it a struct.")
    }

    @Test("A style that is a class stops the program")
    func classStyle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(Toggle("", isOn: .constant(true)).toggleStyle(ClassStyle())) }
        }
        expect(
            result,
            says: "Styles must be value types (a struct or an enum); ClassStyle is a class. Make it a struct.")
    }

    @Test("A tuple view of something that is no view stops the program")
    func tuple() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(TupleView((EmptyView(), 1))) }
        }
        expect(result, says: "Every element of a TupleView must be a view; Int in (EmptyView, Int) is none.")
    }

    @Test("Taking an element of the collection of ForEach(subviews:) stops the program")
    func subviewCollection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ForEach(subviews: EmptyView()) { $0 }.data[0] }
        }
        expect(
            result,
            says: "The collection of ForEach(subviews:) has no elements of its own; use Group(subviews:).")
    }
}

private final class ClassView: View {
    var body: some View { EmptyView() }
}

private final class ClassModifier: ViewModifier {
    func body(content: Content) -> some View { content }
}

private final class ClassProperty: DynamicProperty {}

private struct PropertyView: View {
    let property = ClassProperty()
    var body: some View { EmptyView() }
}

private final class ClassStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}
