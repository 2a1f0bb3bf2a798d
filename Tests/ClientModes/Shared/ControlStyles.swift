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
