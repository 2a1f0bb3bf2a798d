import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Storyboards") struct StoryboardTests {
    /// A navigation controller with a page, and a second page that its button shows.
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
        initialViewController="n">
            <scenes>
                <scene sceneID="s1"><objects>
                    <navigationController storyboardIdentifier="stack" id="n" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
                        <connections>
                            <segue destination="p" kind="relationship" relationship="rootViewController" id="r"/>
                        </connections>
                    </navigationController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewController storyboardIdentifier="page" title="Page" customClass="NibPage" \
        customModule="ImperativeUITests" id="p" sceneMemberID="viewController">
                        <view key="view" id="v">
                            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                            <subviews>
                                <label text="Hello" id="l"/>
                                <button id="b">
                                    <state key="normal" title="Next"/>
                                    <connections>
                                        <segue destination="q" kind="show" identifier="next" id="g1"/>
                                    </connections>
                                </button>
                                <containerView id="c">
                                    <rect key="frame" x="10" y="20" width="100" height="50"/>
                                    <connections>
                                        <segue destination="e" kind="embed" identifier="embedded" id="g2"/>
                                    </connections>
                                </containerView>
                            </subviews>
                        </view>
                        <navigationItem key="navigationItem" title="First" largeTitleDisplayMode="never" id="i">
                            <barButtonItem key="rightBarButtonItem" systemItem="save" id="s">
                                <connections><action selector="save" destination="p" id="a"/></connections>
                            </barButtonItem>
                        </navigationItem>
                        <connections>
                            <outlet property="label" destination="l" id="o"/>
                            <segue destination="q" kind="presentation" identifier="sheet" \
        modalPresentationStyle="fullScreen" id="g3"/>
                            <segue destination="q" kind="show" identifier="made" \
        destinationCreationSelector="make:" id="g6"/>
                            <segue destination="q" kind="show" identifier="own" customClass="NibSegue" \
        customModule="ImperativeUITests" id="g4"/>
                        </connections>
                    </viewController>
                </objects></scene>
                <scene sceneID="s3"><objects>
                    <viewController storyboardIdentifier="second" customClass="NibSecondPage" \
        customModule="ImperativeUITests" id="q" sceneMemberID="viewController">
                        <view key="view" id="v3"/>
                        <connections>
                            <segue destination="x" kind="unwind" identifier="done" unwindAction="back:" id="g5"/>
                        </connections>
                    </viewController>
                    <exit id="x" userLabel="Exit" sceneMemberID="exit"/>
                </objects></scene>
                <scene sceneID="s4"><objects>
                    <viewController id="e" sceneMemberID="viewController"><view key="view" tag="9" id="v4"/></viewController>
                </objects></scene>
                <scene sceneID="s6"><objects>
                    <tableViewController storyboardIdentifier="static" id="st" sceneMemberID="viewController">
                        <tableView key="view" dataMode="static" style="grouped" id="tv">
                            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                            <sections>
                                <tableViewSection headerTitle="General" id="se"><cells>
                                    <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="t1" rowHeight="60" \
        id="c1">
                                        <tableViewCellContentView key="contentView" id="v1"><subviews>
                                            <label text="One" id="t1"/>
                                        </subviews></tableViewCellContentView>
                                    </tableViewCell>
                                    <tableViewCell id="c2"/>
                                </cells></tableViewSection>
                            </sections>
                        </tableView>
                    </tableViewController>
                </objects></scene>
                <scene sceneID="s5"><objects>
                    <tabBarController storyboardIdentifier="tabs" id="t" sceneMemberID="viewController">
                        <connections>
                            <segue destination="q" kind="relationship" relationship="viewControllers" id="r1"/>
                            <segue destination="t" kind="relationship" relationship="viewControllers" id="r2"/>
                        </connections>
                    </tabBarController>
                </objects></scene>
            </scenes>
        </document>
        """

    private func storyboard() throws -> (UIStoryboard, NibBundle) {
        let files = try NibBundle(["Base.lproj/Main.storyboard": Self.text])
        return (UIStoryboard(name: "Main", bundle: files.bundle), files)
    }

    private func page(_ storyboard: UIStoryboard) throws -> NibPage {
        try #require(storyboard.instantiateViewController(withIdentifier: "page") as? NibPage)
    }

    @Test("The initial controller contains the controllers that it is related to")
    func initial() throws {
        let (storyboard, files) = try storyboard()
        let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect(stack.viewControllers.map { "\(type(of: $0))" } == ["NibPage"])
        #expect(stack.navigationBar.prefersLargeTitles && stack.storyboard === storyboard)
        _ = files
    }

    @Test("A controller has its title, item and storyboard, and its view when it is first needed")
    func controller() throws {
        let (storyboard, files) = try storyboard()
        let page = try page(storyboard)
        #expect(page.title == "Page" && page.navigationItem.title == "First" && !page.isViewLoaded)
        #expect(page.navigationItem.largeTitleDisplayMode == .never && page.calls == ["awake"])
        page.loadViewIfNeeded()
        #expect(page.label?.text == "Hello" && page.calls == ["awake", "viewDidLoad Hello"])
        _ = files
    }

    @Test("The items of the bar call the controller's methods")
    func barItems() throws {
        let (storyboard, files) = try storyboard()
        let page = try page(storyboard)
        let item = try #require(page.navigationItem.rightBarButtonItem)
        #expect(item.title == "Save" && item.target === page)
        item.perform(from: nil)
        #expect(page.taps == ["save"])
        _ = files
    }

    @Test("A container view shows the controller that it embeds, of which the controller is told")
    func embedding() throws {
        let (storyboard, files) = try storyboard()
        let page = try page(storyboard)
        page.loadViewIfNeeded()
        let child = try #require(page.children.first)
        #expect(child.view.tag == 9 && child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(page.prepared.map(\.identifier) == ["embedded"] && page.prepared.first?.destination === child)
        _ = files
    }

    @Test("A button performs its segue, if the controller lets it")
    func segue() throws {
        let (storyboard, files) = try storyboard()
        let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let page = try #require(stack.topViewController as? NibPage)
        page.loadViewIfNeeded()
        let button = try #require(page.view.subviews[1] as? UIButton)
        page.canPerform = false
        button.sendActions(for: .touchUpInside)
        #expect(stack.viewControllers.count == 1)
        page.canPerform = true
        button.sendActions(for: .touchUpInside)
        #expect(stack.viewControllers.map { "\(type(of: $0))" } == ["NibPage", "NibSecondPage"])
        #expect(page.prepared.last?.identifier == "next" && page.prepared.last?.source === page)
        _ = files
    }

    @Test("Code performs a segue by its identifier, without asking")
    func performing() throws {
        let (storyboard, files) = try storyboard()
        let stage = Stage()
        let page = try page(storyboard)
        stage.window.rootViewController = page
        page.canPerform = false
        page.performSegue(withIdentifier: "sheet", sender: nil)
        stage.window.layoutIfNeeded()
        let shown = try #require(page.presentedViewController)
        #expect(shown is NibSecondPage && shown.modalPresentationStyle == .fullScreen)
        _ = files
    }

    @Test("A segue of a class of the program performs itself")
    func customSegue() throws {
        let (storyboard, files) = try storyboard()
        let page = try page(storyboard)
        page.loadViewIfNeeded()
        page.performSegue(withIdentifier: "own", sender: nil)
        #expect(page.calls.last == "performed own")
        _ = files
    }

    @Test("A segue's destination is made by the method that the file names")
    func segueAction() throws {
        let (storyboard, files) = try storyboard()
        let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let page = try #require(stack.topViewController as? NibPage)
        page.performSegue(withIdentifier: "made", sender: nil)
        #expect(page.calls.last == "made" && stack.topViewController is NibSecondPage)
        #expect(stack.topViewController?.storyboard === storyboard)
        _ = files
    }

    @Test("An unwind segue calls the method of a controller that was shown before, and goes back to it")
    func unwinding() throws {
        let (storyboard, files) = try storyboard()
        let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let page = try #require(stack.topViewController as? NibPage)
        page.performSegue(withIdentifier: "next", sender: nil)
        let second = try #require(stack.topViewController as? NibSecondPage)
        second.performSegue(withIdentifier: "done", sender: nil)
        #expect(page.calls.last == "back from NibSecondPage" && stack.viewControllers == [page])
        _ = files
    }

    @Test("A table view controller shows the static cells of its table view")
    func staticCells() throws {
        let (storyboard, files) = try storyboard()
        let tables = try #require(
            storyboard.instantiateViewController(withIdentifier: "static") as? UITableViewController)
        let stage = Stage()
        stage.window.rootViewController = tables
        stage.window.layoutIfNeeded()
        let table = try #require(tables.tableView)
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2 && table.style == .grouped)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.textLabel?.text == "One" && cell?.frame.height == 60)
        #expect(tables.tableView(table, titleForHeaderInSection: 0) == "General")
        _ = files
    }

    @Test("A closure makes a controller with the coder")
    func creator() throws {
        let (storyboard, files) = try storyboard()
        var used: NibSecondPage?
        let made: NibSecondPage = storyboard.instantiateViewController(identifier: "second") { coder in
            used = NibSecondPage(coder: coder)
            return used
        }
        #expect(made === used && made.storyboard === storyboard)
        _ = files
    }

    @Test("A controller that contains itself is reported and left out")
    func cycle() throws {
        let (storyboard, files) = try storyboard()
        var tabs: UITabBarController?
        let issues = issues(during: {
            tabs = storyboard.instantiateViewController(withIdentifier: "tabs") as? UITabBarController
        })
        #expect(tabs?.viewControllers?.count == 1 && issues.contains { $0.message.contains("does not contain itself") })
        _ = files
    }

    @Test("A segue that is not there, and a storyboard that is not there, are reported with the way out")
    func missing() throws {
        let (storyboard, files) = try storyboard()
        let page = try page(storyboard)
        let segues = issues(during: { page.performSegue(withIdentifier: "none", sender: nil) })
        #expect(segues.contains { $0.message.contains("has no \"none\"") })
        let boards = issues(during: {
            #expect(UIStoryboard(name: "Other", bundle: files.bundle).instantiateInitialViewController() == nil)
        })
        #expect(boards.contains { $0.message.contains("There are: Main") })
    }

    @Test("A controller of an identifier that no scene has traps")
    func unknownIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let files = try NibBundle(["Main.storyboard": "<document type=\"CocoaTouch\"><scenes/></document>"])
            _ = UIStoryboard(name: "Main", bundle: files.bundle).instantiateViewController(withIdentifier: "page")
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(error.contains("has no \"page\""))
    }
}

/// A segue that performs itself.
final class NibSegue: UIStoryboardSegue {
    override func perform() { (source as? NibPage)?.calls.append("performed \(identifier ?? "")") }
}
