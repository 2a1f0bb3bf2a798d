import DeclarativeUI
import Foundation
import TestSupport
import Testing

@testable import Drawing

/// The contrast of what a terminal shows of the stored scenes, in each depth of colour.
@MainActor @Suite("Text that is sent to a terminal can be read", .serialized) struct ContrastLawTests {
    @Test(
        "In scenes of controls",
        arguments: ControlSceneTests.Scene.allCases, [ControlSceneTests.Style.light, .dark])
    func controls(scene: ControlSceneTests.Scene, style: ControlSceneTests.Style) {
        expectContrast(ControlScenes.view(of: scene).snapshot(traits: style.traits), "\(scene) \(style)")
    }

    @Test(
        "In scenes of what is presented",
        arguments: PresentationSceneTests.Scene.allCases, [PresentationSceneTests.Style.light, .dark])
    func presentations(scene: PresentationSceneTests.Scene, style: PresentationSceneTests.Style) {
        let window = PresentationScenes.window(of: scene)
        expectContrast(window.snapshot(traits: style.traits), "\(scene) \(style)")
    }

    /// Expects all letters to have enough contrast as they are sent, and no cell to have only one colour of its own.
    private func expectContrast(_ snapshot: Snapshot, _ name: String) {
        let picture = snapshot.textPicture
        let canvas = picture.background ?? ColorComponents(white: 1)
        let (columns, rows) = (Int((picture.size.width / 8).rounded(.up)), Int((picture.size.height / 16).rounded(.up)))
        var renderer = TextGridRenderer(columns: columns, rows: rows, canvas: canvas)
        let screen = renderer.screen(picture.list)
        for depth in TextScreen.Colors.allCases {
            for ground in [TextScreen.Ground.canvas, .terminal] {
                let shown = ScreenModel(
                    columns: columns, rows: rows, after: screen.update(from: nil, depth, on: ground))
                for index in screen.cells.indices {
                    let cell = screen.cells[index]
                    guard cell.ink != .nothing, !cell.style.contains(.continued) else { continue }
                    let (row, column) = (index / columns, index % columns)
                    let isBlank = shown.cell(row: row, column: column).character == " "
                    guard let contrast = shown.contrast(row: row, column: column), !isBlank else { continue }
                    #expect(depth != .none && contrast > 0, "\(name), \(depth), \(ground): \(row), \(column)")
                    guard cell.ink == .text, !cell.style.contains(.marked) else { continue }
                    let least = cell.style.contains(.faint) ? 3 : 4.5
                    #expect(contrast >= least - 0.01, "\(name), \(depth), \(ground): \(row), \(column)")
                }
            }
        }
    }
}
