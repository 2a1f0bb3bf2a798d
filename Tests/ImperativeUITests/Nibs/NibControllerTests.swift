import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Controllers of nibs") struct NibControllerTests {
    private let text = nibText(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
            <connections>
                <outlet property="view" destination="v" id="o1"/>
                <outlet property="label" destination="l" id="o2"/>
            </connections>
        </placeholder>
        <view tag="5" id="v"><subviews><label text="Hello" id="l"/></subviews></view>
        """)

    @Test("A controller loads its view from the nib that it is made with")
    func named() throws {
        let files = try NibBundle(["Any.xib": text])
        let page = NibPage(nibName: "Any", bundle: files.bundle)
        #expect(page.nibName == "Any" && page.nibBundle == files.bundle && !page.isViewLoaded)
        #expect(page.view.tag == 5 && page.label.text == "Hello" && page.calls == ["viewDidLoad Hello"])
    }

    @Test("A controller loads its view from the nib that is named as its class")
    func ofClass() throws {
        let files = try NibBundle(["NibPage.xib": text])
        #expect(NibPage(nibName: nil, bundle: files.bundle).view.tag == 5)
        let others = try NibBundle(["Other.xib": text])
        #expect(NibPage(nibName: nil, bundle: others.bundle).view.tag == 0)
    }

    @Test("A nib that is not there is reported with the way out, and the view is plain")
    func missing() throws {
        let files = try NibBundle(["There.xib": text])
        let page = NibPage(nibName: "Gone", bundle: files.bundle)
        let issues = issues(during: { page.loadViewIfNeeded() })
        #expect(page.view.subviews.isEmpty && issues.count == 1)
        #expect(issues.first?.message.contains("resources: [.process(\"Gone.xib\")]") == true)
        #expect(issues.first?.message.contains("There are: There") == true)
    }

    @Test("A nib that sets no view is reported")
    func noView() throws {
        let files = try NibBundle(["Empty.xib": nibText("<view id=\"v\"/>")])
        let page = NibPage(nibName: "Empty", bundle: files.bundle)
        let issues = issues(during: { page.loadViewIfNeeded() })
        #expect(page.isViewLoaded && issues.contains { $0.message.contains("outlet `view`") })
    }

    @Test("A bundle gives the objects of its nibs, and nil for one that is not there")
    func bundle() throws {
        let files = try NibBundle([
            "Base.lproj/Any.xib": nibText("<view tag=\"1\" id=\"a\"/><view tag=\"2\" id=\"b\"/>")
        ])
        let objects = files.bundle.loadNibNamed("Any", owner: nil)
        #expect(objects?.compactMap { ($0 as? UIView)?.tag } == [1, 2])
        var none: [Any]?
        let issues = issues(during: { none = files.bundle.loadNibNamed("Gone", owner: nil) })
        #expect(none == nil && issues.count == 1)
    }
}
