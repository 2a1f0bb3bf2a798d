import Foundation
import SwiftUI

// Labels that are hidden, indicators, and styles of a program's own for views with labels.

struct HiddenLabels: View {
    @State private var isOn = false
    @State private var size = 1
    @Environment(\.labelsVisibility) private var labels

    var body: some View {
        VStack {
            Toggle("Bold", isOn: $isOn).labelsHidden()
            Picker("Size", selection: $size) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                .labelsVisibility(labels == .hidden ? .automatic : .visible)
        }
        .labelsVisibility(.automatic)
    }
}

struct BarredProgress: ProgressViewStyle {
    var width: CGFloat = 100

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            Rectangle().frame(width: width * CGFloat(configuration.fractionCompleted ?? 0), height: 4)
            configuration.currentValueLabel
        }
    }
}

struct Downloads: View {
    @State private var done = 3.0
    let total = 10.0

    var body: some View {
        VStack {
            ProgressView("Downloading…", value: done, total: total)
                .progressViewStyle(BarredProgress())
            ProgressView(value: done, total: total) {
                Text("Downloading")
            } currentValueLabel: {
                Text("\(Int(done))")
            }
            .progressViewStyle(.linear)
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
            ProgressView(timerInterval: Date()...Date().addingTimeInterval(60), countsDown: false)
        }
        .tint(.green)
    }
}
