import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Connections of nibs") struct NibConnectionTests {
    private let page = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="NibPage">
            <connections>
                <outlet property="view" destination="v" id="o1"/>
                <outlet property="label" destination="l" id="o2"/>
                <outletCollection property="fields" destination="f1" id="o3"/>
                <outletCollection property="fields" destination="f2" id="o4"/>
                <outlet property="width" destination="w" id="o5"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v">
            <rect key="frame" x="0.0" y="0.0" width="300" height="600"/>
            <subviews>
                <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                    <constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints>
                </label>
                <textField id="f1"/>
                <textField id="f2"/>
                <button id="b">
                    <state key="normal" title="Go"/>
                    <connections>
                        <action selector="tap:" destination="-1" eventType="touchUpInside" id="a1"/>
                        <action selector="save" destination="-1" eventType="touchDown" id="a2"/>
                    </connections>
                </button>
            </subviews>
            <constraints>
                <constraint firstItem="l" firstAttribute="leading" secondItem="s" secondAttribute="leading" \
        constant="20" id="c1"/>
                <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" constant="30" \
        id="c2"/>
            </constraints>
            <viewLayoutGuide key="safeArea" id="s"/>
        </view>
        """

    @Test("Outlets and collections of outlets of the owner are set")
    func outlets() {
        let owner = NibPage(nibName: nil, bundle: nil)
        _ = nib(page).instantiate(withOwner: owner)
        #expect(owner.label?.text == "Hello" && owner.fields.count == 2 && owner.width?.constant == 120)
        #expect(owner.isViewLoaded && owner.view.subviews.count == 4)
    }

    @Test("Constraints place views")
    func constraints() {
        let owner = NibPage(nibName: nil, bundle: nil)
        _ = nib(page).instantiate(withOwner: owner)
        owner.view.layoutIfNeeded()
        #expect(owner.label.frame.origin == CGPoint(x: 20, y: 30) && owner.label.frame.width == 120)
    }

    @Test("Actions call methods of their objects")
    func actions() throws {
        let owner = NibPage(nibName: nil, bundle: nil)
        _ = nib(page).instantiate(withOwner: owner)
        let button = try #require(owner.view.subviews.last as? UIButton)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(owner.taps == ["Go", "save"])
    }

    @Test("An action of the first responder calls the nearest responder that has the method")
    func firstResponder() throws {
        let owner = NibPage(nibName: nil, bundle: nil)
        let stage = Stage()
        stage.window.rootViewController = owner
        let view = try #require(
            made(
                """
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                <button id="b"><state key="normal" title="Up"/><connections>
                    <action selector="tap:" destination="-2" eventType="touchUpInside" id="a"/>
                </connections></button>
                """, UIButton.self))
        owner.view.addSubview(view)
        view.sendActions(for: .touchUpInside)
        #expect(owner.taps == ["Up"])
    }

    @Test("An owner that is no responder has outlets, too")
    func plainOwner() {
        let owner = NibOwner()
        _ = nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                <connections><outlet property="root" destination="v" id="o"/></connections>
            </placeholder>
            <view tag="3" id="v"/>
            """
        ).instantiate(withOwner: owner)
        #expect(owner.root?.tag == 3)
    }

    @Test("External objects stand for placeholders")
    func externals() throws {
        let table = UITableViewController()
        let view = try #require(
            nib(
                """
                <placeholder placeholderIdentifier="Source" id="x"/>
                <tableView id="t"><connections><outlet property="delegate" destination="x" id="o"/></connections></tableView>
                """
            ).instantiate(withOwner: nil, options: [.externalObjects: ["Source": table]]).first as? UITableView)
        #expect(view.delegate === table)
    }

    @Test("An outlet that no class has is reported with the way out")
    func unknownOutlet() {
        let owner = NibPage(nibName: nil, bundle: nil)
        NibReports.forget()
        let issues = issues(during: {
            _ = nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                    <connections><outlet property="nothingSuch" destination="v" id="o"/></connections>
                </placeholder>
                <view id="v"/>
                """
            ).instantiate(withOwner: owner)
        })
        #expect(issues.contains { $0.message.contains("`nothingSuch`") && $0.message.contains("AppleSources") })
    }

    @Test("An outlet of another type is reported and stays")
    func wrongType() {
        let owner = NibPage(nibName: nil, bundle: nil)
        NibReports.forget()
        let issues = issues(during: {
            _ = nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                    <connections><outlet property="label" destination="v" id="o"/></connections>
                </placeholder>
                <button id="v"/>
                """
            ).instantiate(withOwner: owner)
        })
        #expect(owner.label == nil && issues.contains { $0.message.contains("does not take UIButton") })
    }

    @Test("Objects awake when all are connected, views before those in them")
    func awaking() throws {
        let badges = try #require(
            made(
                """
                <view customClass="NibBadge" customModule="ImperativeUITests" id="a">
                    <subviews>
                        <view customClass="NibBadge" customModule="ImperativeUITests" id="b">
                            <connections><outlet property="title" destination="l" id="o"/></connections>
                        </view>
                        <label text="Title" id="l"/>
                    </subviews>
                    <connections><outlet property="title" destination="l" id="o2"/></connections>
                </view>
                """, NibBadge.self))
        #expect(badges.awoke == ["Title in none"])
        #expect((badges.subviews.first as? NibBadge)?.awoke == ["Title in NibBadge"])
    }

    @Test("A gesture recogniser is added to its view and calls its action")
    func gesture() throws {
        let owner = NibPage(nibName: nil, bundle: nil)
        let objects = nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="v"><connections>
                <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/>
            </connections></view>
            <tapGestureRecognizer numberOfTapsRequired="2" id="g">
                <connections><action selector="save" destination="-1" id="a"/></connections>
            </tapGestureRecognizer>
            """
        ).instantiate(withOwner: owner)
        let view = try #require(objects.first as? UIView)
        let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2 && objects.count == 2)
    }
}
