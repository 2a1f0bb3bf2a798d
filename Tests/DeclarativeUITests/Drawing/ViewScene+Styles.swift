import DeclarativeUI
import Foundation

extension ViewScene {
    static var styles: [ViewScene] {
        [
            ViewScene("gradients", columns: 36) {
                HStack(spacing: 8) {
                    LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing)
                    RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 48)
                    Rectangle().fill(Color.green.gradient)
                }
            },
            ViewScene("hierarchy", columns: 24, rows: 10) {
                HStack(spacing: 16) {
                    Levels()
                    Levels().foregroundStyle(.blue)
                    Levels().foregroundStyle(.red, .green, .blue)
                }
            },
            ViewScene("tint") {
                VStack(spacing: 8) {
                    Circle().fill(.tint)
                    Circle().fill(.tint).tint(.orange)
                    Button("Button") {}.tint(.purple)
                }
            },
            ViewScene("background-in") {
                VStack(spacing: 8) {
                    Text(verbatim: "capsule").padding(8).background(.yellow, in: Capsule())
                    Text(verbatim: "background").padding(8).background().backgroundStyle(.mint)
                }
            },
            ViewScene("border") {
                VStack(spacing: 8) {
                    Text(verbatim: "thin").padding(8).border(.primary)
                    Text(verbatim: "thick").padding(8).border(.tint, width: 4)
                }
            },
            ViewScene("opacity-of-styles") {
                HStack(spacing: 0) {
                    Rectangle().fill(Color.red)
                    Rectangle().fill(.red.opacity(0.5))
                    Rectangle().fill(.tint.opacity(0.25))
                    Text(verbatim: "half").foregroundStyle(.primary.opacity(0.5))
                }
            },
            ViewScene("separator") {
                VStack(spacing: 16) {
                    Text(verbatim: "above")
                    Divider()
                    HStack {
                        Text(verbatim: "a")
                        Divider()
                        Text(verbatim: "b")
                    }
                }
            },
        ]
    }

    private struct Levels: View {
        var body: some View {
            VStack(spacing: 8) {
                Text(verbatim: "First").foregroundStyle(.primary)
                Text(verbatim: "Second").foregroundStyle(.secondary)
                Text(verbatim: "Third").foregroundStyle(.tertiary)
                Rectangle().fill(.quaternary)
            }
        }
    }

    static var effects: [ViewScene] {
        [
            ViewScene("clip") {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                    .clipShape(Circle())
            },
            ViewScene("shadow") {
                HStack(spacing: 24) {
                    RoundedRectangle(cornerRadius: 8).fill(.background).shadow(radius: 6)
                    Circle().fill(.orange).shadow(color: .orange, radius: 4, x: 4, y: 8)
                }
                .padding(24)
            },
            ViewScene("rotation", rows: 8) {
                HStack(spacing: 32) {
                    Rectangle().fill(.red).frame(width: 48, height: 48).rotationEffect(.degrees(45))
                    Text(verbatim: "turned").rotationEffect(.degrees(-90))
                }
            },
            ViewScene("scale") {
                HStack(spacing: 32) {
                    Text(verbatim: "twice").scaleEffect(2)
                    Rectangle().fill(.green).frame(width: 48, height: 48).scaleEffect(0.5, anchor: .topLeading)
                }
            },
            ViewScene("corner-radius") {
                Color.indigo.overlay { Text(verbatim: "rounded").foregroundStyle(.white) }.cornerRadius(24).padding(8)
            },
            ViewScene("nested-effects", rows: 8) {
                ZStack {
                    Rectangle().fill(.red).frame(width: 64, height: 64)
                    Text(verbatim: "card").foregroundStyle(.white)
                }
                .clipShape(RoundedRectangle(cornerRadius: 16)).rotationEffect(.degrees(15)).opacity(0.6)
                .shadow(color: .primary, radius: 2, x: 4, y: 4)
            },
        ]
    }

    static var controls: [ViewScene] {
        [
            ViewScene("buttons", rows: 13) { Buttons() },
            ViewScene("buttons-disabled", rows: 13) { Buttons().disabled(true) },
            ViewScene("toggles", rows: 8) {
                VStack(spacing: 8) {
                    Toggle(isOn: .constant(true)) { Text(verbatim: "On") }
                    Toggle(isOn: .constant(false)) { Text(verbatim: "Off") }
                    Toggle(isOn: .constant(true)) { Text(verbatim: "Tinted") }.tint(.orange)
                }
                .padding(8)
            },
            ViewScene("progress", rows: 10) {
                VStack(spacing: 16) {
                    ProgressView(value: 0.3)
                    ProgressView(value: 3, total: 4) {
                        Text(verbatim: "Loading")
                    } currentValueLabel: {
                        Text(verbatim: "3 of 4")
                    }
                    ProgressView("Waiting").tint(.red)
                }
                .padding(8)
            },
            ViewScene("labels") {
                VStack(alignment: .leading, spacing: 0) {
                    Label {
                        Text(verbatim: "circle")
                    } icon: {
                        Circle().fill(.red).frame(width: 16, height: 16)
                    }
                    Label {
                        Text(verbatim: "title")
                    } icon: {
                        Text(verbatim: "★")
                    }.font(.title)
                }
            },
            ViewScene("card", columns: 40, rows: 10) {
                VStack(alignment: .leading, spacing: 8) {
                    HStack {
                        Circle().fill(.tint).frame(width: 32, height: 32)
                            .overlay { Text(verbatim: "A").foregroundStyle(.white).bold() }
                        VStack(alignment: .leading, spacing: 0) {
                            Text(verbatim: "Ada Lovelace").font(.headline)
                            Text(verbatim: "Mathematician").font(.subheadline).foregroundStyle(.secondary)
                        }
                        Spacer()
                        Text(verbatim: "1815").monospaced()
                    }
                    Divider()
                    Text(verbatim: "That brain of mine is something more than merely mortal.").italic()
                }
                .padding(16)
                .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
                .padding(8)
            },
        ]
    }

    private struct Buttons: View {
        var body: some View {
            VStack(spacing: 8) {
                Button("Plain") {}.buttonStyle(.plain)
                Button("Borderless") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                Button("Delete", role: .destructive) {}.buttonStyle(.bordered).tint(.green)
            }
        }
    }
}
