import Foundation
import Observation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

struct Leaf: View {
    let log: Log
    let name: String
    let value: Int

    var body: some View {
        let _ = log.run(name, "\(value)")
        EmptyView()
    }
}

struct Parent<Content: View>: View {
    let log: Log
    let handle: Handle<Binding<Int>>
    @ViewBuilder let content: (Int) -> Content
    @State private var value = 0

    var body: some View {
        let _ = log.run("parent")
        let _ = handle.value = $value
        content(value)
    }
}

@Observable final class Model {
    var x = 0
    var y = 0
    var unread = 0
    var items: [Int] = []
}

extension BodyCountTests {
    struct Owner: View {
        let log: Log
        let handle: Handle<Binding<Bool>>
        @State private var flag = false

        var body: some View {
            let _ = log.run("owner")
            let _ = handle.value = $flag
            Leaf(log: log, name: "child", value: flag ? 1 : 0)
        }
    }

    struct Unread: View {
        let log: Log
        let handle: Handle<Binding<Int>>
        @State private var value = 0

        var body: some View {
            let _ = log.run("unread")
            let _ = handle.value = $value
            EmptyView()
        }
    }

    struct Three: View {
        let log: Log
        let handle: Handle<[Binding<Int>]>
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0

        var body: some View {
            let _ = log.run("three", "\(a + b + c)")
            let _ = handle.value = [$a, $b, $c]
        }
    }

    struct WithClosure: View {
        let log: Log
        let action: () -> Int

        var body: some View {
            let _ = log.run("closure")
            EmptyView()
        }
    }

    final class Thing {}

    struct WithObject: View {
        let log: Log
        let name: String
        let thing: Thing

        var body: some View {
            let _ = log.run(name)
            EmptyView()
        }
    }

    /// Counts that plain data can lead to.
    final class Counter {
        var counts = [0, 0]
        func place(_ index: Int) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }
    }

    struct Lax: View, Equatable {
        let id: Int
        let value: Int
        let counter: UInt

        nonisolated static func == (a: Lax, b: Lax) -> Bool { true }

        var body: some View {
            // The counter outlives the test's views.
            let _ =
                Unmanaged<Counter>.fromOpaque(UnsafeRawPointer(bitPattern: counter)!).takeUnretainedValue()
                .counts[id] += 1
            EmptyView()
        }
    }

    struct LaxReference: View, Equatable {
        let log: Log
        let value: String

        nonisolated static func == (a: LaxReference, b: LaxReference) -> Bool { true }

        var body: some View {
            let _ = log.run("lax")
            EmptyView()
        }
    }

    struct Keeper: View {
        let log: Log
        let handle: Handle<Binding<Int>>
        let value: Int
        @State private var kept = 0

        var body: some View {
            let _ = log.run("keeper", "\(value) \(kept)")
            let _ = handle.value = $kept
        }
    }

    struct ModelOwner: View {
        let log: Log
        let model: Model

        var body: some View {
            let _ = log.run("owner")
            Reader(log: log, name: "x", model: model, path: \.x)
            Reader(log: log, name: "y", model: model, path: \.y)
            Reader(log: log, name: "items", model: model, path: \.items.count)
        }

        struct Reader: View {
            let log: Log
            let name: String
            let model: Model
            let path: KeyPath<Model, Int>

            var body: some View {
                let _ = log.run(name, "\(model[keyPath: path])")
                EmptyView()
            }
        }
    }

    struct Writer: View {
        let log: Log
        let handle: Handle<Binding<Int>>
        @State private var value = 0

        var body: some View {
            let _ = log.run("writer", "\(value)")
            let _ = handle.value = $value
            let _ = value = 3
        }
    }

    struct BindingOwner: View {
        let log: Log
        let inner: Handle<Binding<Int>>
        @State private var value = 0

        var body: some View { Bound(log: log, inner: inner, value: $value) }

        struct Bound: View {
            let log: Log
            let inner: Handle<Binding<Int>>
            @Binding var value: Int

            var body: some View {
                let _ = log.run("bound", "\(value)")
                let _ = inner.value = $value
            }
        }
    }

    struct Stateful: ViewModifier {
        let log: Log
        let handle: Handle<Binding<Int>>
        @State private var value = 0

        func body(content: Content) -> some View {
            let _ = log.run("modifier", "\(value)")
            let _ = handle.value = $value
            content
        }
    }
}
