import Drawing
import Foundation
import BridgedEnvironment

/// A thin line, of which the completed part is thick and in the tint.
struct ProgressBar: View, UnnamedPlace {
    let share: Double

    var body: some View {
        MiddleLine(share: 1).stroke(
            Color.gray.opacity(ProgressTrack.trackOpacity), style: Self.line(width: ProgressTrack.trackPen.width)
        )
        .overlay {
            MiddleLine(share: share).stroke(TintShapeStyle(), style: Self.line(width: ProgressTrack.donePen.width))
        }
        .frame(height: ProgressTrack.height)
    }

    private static func line(width: CGFloat) -> StrokeStyle { StrokeStyle(lineWidth: width, lineCap: .round) }
}

/// A part of the horizontal line through the middle, from the leading edge.
private struct MiddleLine: Shape {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    // The round ends stay inside the rectangle.
    func path(in rect: CGRect) -> Path { Path(ProgressTrack.line(0..<max(0, share), in: rect)) }

    static var _takesAnySize: Bool { true }
}

/// A ring, of which the completed part is in the tint.
struct ProgressRing: View, UnnamedPlace {
    let share: Double
    @Environment(\.textMedium) private var medium

    init(share: Double) { self.share = share }

    var body: some View {
        let side = medium.figures.progress.ringSide
        Circle().stroke(Color.gray.opacity(ProgressTrack.trackOpacity), lineWidth: 2.5)
            .overlay {
                Circle().rotation(.degrees(-90)).trim(from: 0, to: share)
                    .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 3, lineCap: .round))
            }
            .padding(2)
            .frame(width: side, height: side)
    }
}
