import DeclarativeUI
import Foundation

/// When a book is to be finished, and how far one is: dates, gauges and materials of both worlds.
struct PlanView: View {
    @Bindable var library: Library

    var body: some View {
        List {
            Section("Finish by") {
                DatePicker("SwiftUI", selection: $library.finish)
                LabeledContent("UIKit") { PlatformDate(date: $library.finish).fixedSize() }
            }
            Section("How far") {
                Gauge(value: library.progress) {
                    Text("Read")
                } currentValueLabel: {
                    Text(library.progress, format: .percent)
                }
                HStack {
                    ring.gaugeStyle(.accessoryCircular)
                    ring.gaugeStyle(.accessoryCircularCapacity)
                }
            }
            Section("Over a picture") { Layers().frame(height: 96) }
        }
        .navigationTitle("Plan")
        .navigationBarTitleDisplayMode(.inline)
        // It is to look the same everywhere.
        .environment(\.calendar, Library.calendar)
        .environment(\.locale, Library.locale)
        .environment(\.timeZone, .gmt)
    }

    private var ring: some View {
        Gauge(value: library.progress) {
            Text("of all")
        } currentValueLabel: {
            Text("\(library.books.count { $0.isRead })")
        }
        .tint(Color(uiColor: library.accent.color))
    }
}

/// The same date, chosen with a control of the imperative world.
private struct PlatformDate: UIViewRepresentable {
    @Binding var date: Date

    func makeUIView(context: Context) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.accessibilityLabel = "UIKit"
        (picker.calendar, picker.locale, picker.timeZone) = (Library.calendar, Library.locale, .gmt)
        return picker
    }

    func updateUIView(_ picker: UIDatePicker, context: Context) {
        picker.date = date
        picker.removeAction(identifiedBy: Self.action, for: .valueChanged)
        picker.addAction(
            UIAction(identifier: Self.action) { [weak picker] _ in
                if let picker { date = picker.date }
            }, for: .valueChanged)
    }

    private static let action = UIAction.Identifier("isthmus.example.date")
}

/// Materials of both worlds over the same colours.
private struct Layers: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .orange], startPoint: .leading, endPoint: .trailing)
            VStack(spacing: 16) {
                Text("A material").frame(maxWidth: .infinity, minHeight: 32).background(.thinMaterial)
                PlatformLayer().frame(height: 32)
            }
            .padding(.horizontal, 16)
        }
    }
}

/// A blur effect with a label.
private struct PlatformLayer: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView {
        let view = LabeledEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        view.label.text = "An effect view"
        view.label.textAlignment = .center
        return view
    }

    func updateUIView(_ view: UIVisualEffectView, context: Context) {}

    private final class LabeledEffectView: UIVisualEffectView {
        let label = UILabel()

        override func layoutSubviews() {
            super.layoutSubviews()
            contentView.addSubview(label)
            label.frame = contentView.bounds
        }
    }
}
