import Foundation
import ImperativeUI
import Testing
import UITestSupport

@MainActor @Suite("Zooming of scroll views", .serialized) struct ScrollZoomTests {
    private func stage(isConstrained: Bool = false) -> (DragStage, UIView) {
        let stage = DragStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.scroll.addSubview(view)
        if isConstrained {
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: stage.scroll.contentLayoutGuide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: stage.scroll.contentLayoutGuide.trailingAnchor),
                view.topAnchor.constraint(equalTo: stage.scroll.contentLayoutGuide.topAnchor),
                view.bottomAnchor.constraint(equalTo: stage.scroll.contentLayoutGuide.bottomAnchor),
                view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 200),
            ])
        } else {
            stage.scroll.contentSize = CGSize(width: 200, height: 200)
        }
        stage.notes.zoomed = view
        stage.scroll.maximumZoomScale = 4
        _ = stage.host.text
        return (stage, view)
    }

    @Test("A scale that is set scales the view around the middle, and the content with it", arguments: [false, true])
    func set(isConstrained: Bool) {
        let (stage, view) = stage(isConstrained: isConstrained)
        stage.scroll.zoomScale = 2
        for _ in 0..<2 {
            #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
            #expect(stage.scroll.contentSize == CGSize(width: 400, height: 400))
            #expect(stage.scroll.contentOffset == CGPoint(x: 100, y: 100))
            _ = stage.host.text
        }
        stage.scroll.zoomScale = 90
        #expect(stage.scroll.zoomScale == 4)
        stage.scroll.zoomScale = CGFloat.nan
        #expect(stage.scroll.zoomScale == 4)
        stage.scroll.zoomScale = 0.1
        #expect(stage.scroll.zoomScale == 1 && view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(stage.scroll.contentOffset == .zero)
    }

    @Test("Two fingers zoom around the point between them, within the limits")
    func pinch() {
        let (stage, _) = stage()
        let point = CGPoint(x: 50, y: 50)
        stage.host.send(.pinch(HostPinch(.began, at: point)))
        stage.host.send(.pinch(HostPinch(.changed, at: point, scale: 2)))
        #expect(stage.scroll.zoomScale == 2 && stage.scroll.isZooming)
        #expect(stage.scroll.contentOffset == CGPoint(x: 50, y: 50))
        stage.host.send(.pinch(HostPinch(.changed, at: point, scale: 9)))
        stage.host.send(.pinch(HostPinch(.ended, at: point, scale: 9)))
        #expect(stage.scroll.zoomScale == 4 && !stage.scroll.isZooming)
        #expect(stage.take() == ["zoom", "zoomed 4.0"])
    }

    @Test("A rectangle is shown as large as possible, in the middle")
    func rectangle() {
        let (stage, _) = stage()
        stage.scroll.zoom(to: CGRect(x: 50, y: 60, width: 100, height: 50), animated: false)
        #expect(stage.scroll.zoomScale == 2)
        #expect(stage.scroll.contentOffset == CGPoint(x: 100, y: 70))
        stage.scroll.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 0), animated: false)
        #expect(stage.scroll.zoomScale == 2)
    }

    @Test("There is a recogniser for two fingers where there is more than one scale")
    func recognizer() {
        let (stage, _) = stage()
        #expect(stage.scroll.pinchGestureRecognizer?.view === stage.scroll)
        stage.scroll.maximumZoomScale = 1
        #expect(stage.scroll.pinchGestureRecognizer == nil && stage.scroll.gestureRecognizers == nil)
    }

    @Test("Nothing is zoomed without a view for it")
    func none() {
        let (stage, view) = stage()
        stage.notes.zoomed = nil
        stage.scroll.zoomScale = 2
        #expect(stage.scroll.zoomScale == 1 && view.transform == .identity)
    }
}
