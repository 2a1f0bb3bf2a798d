import Foundation
import Observation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

extension CallbackTests {
    struct Stepper: View {
        let log: Log
        @State private var v = 0

        var body: some View {
            let _ = log.run("body", "\(v)")
            Color.red
                .onAppear {
                    v = 1
                    v = 2
                    withTransaction(Transaction(animation: .default)) {
                        v = 3
                        v = 4
                    }
                }
                .onChange(of: v) { log.run("change", "\($0) \($1)") }
        }
    }

    struct Watched: View {
        let log: Log
        let handle: Handle<Binding<Int>>
        @State private var v = 0

        var body: some View {
            let _ = log.run("body", "\(v)")
            let _ = handle.value = $v
            Color.red.onChange(of: v) { log.run("change", "\($0) \($1)") }
        }
    }

    struct Remover: View {
        let log: Log
        let handle: Handle<Binding<Int>>
        @State private var v = 0

        var body: some View {
            let _ = handle.value = $v
            if v == 0 { Color.red.onDisappear { log.run("gone", "\(v)") } }
        }
    }

    struct Endless: View {
        let log: Log
        let handle: Handle<Binding<Int>>
        @State private var v = 0

        var body: some View {
            let _ = handle.value = $v
            Color.red.onChange(of: v) {
                log.run("change", "\(v)")
                v += 1
            }
        }
    }
}
