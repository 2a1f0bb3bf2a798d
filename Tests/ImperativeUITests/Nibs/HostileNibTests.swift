import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Damaged and hostile nibs") struct HostileNibTests {
    private func instantiate(_ text: String) -> (objects: [Any], issues: [String]) {
        var objects: [Any] = []
        NibReports.forget()
        let nib = UINib(data: Data(text.utf8), bundle: nil)
        let issues = issues(during: { objects = nib.instantiate(withOwner: nil) })
        return (objects, issues.map(\.message))
    }

    @Test(
        "A file that cannot be read is reported and has no objects",
        arguments: [
            "", "<", "<document", "<document>", "<document></other>", "<archive type=\"xib\"/>", "<plist/>",
            "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "\u{0}\u{1}\u{2}",
            String(repeating: "<a>", count: 1_000),
        ])
    func damaged(text: String) {
        let (objects, issues) = instantiate(text)
        #expect(objects.isEmpty && issues.count == 1)
    }

    @Test(
        "Numbers that are none, or too large, do not stop a program",
        arguments: ["nan", "inf", "-inf", "1e300", "-1e300", "9999999999999999999999", "x", ""])
    func numbers(number: String) {
        let text = nibText(
            """
            <view alpha="\(number)" tag="\(number)" id="a">
                <rect key="frame" x="\(number)" y="\(number)" width="\(number)" height="\(number)"/>
                <subviews>
                    <label numberOfLines="\(number)" minimumScaleFactor="\(number)" verticalHuggingPriority="\(number)" \
            id="b"><fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label>
                    <slider value="\(number)" minValue="\(number)" maxValue="\(number)" id="c"/>
                    <stepper value="\(number)" stepValue="\(number)" maximumValue="\(number)" id="d"/>
                    <segmentedControl selectedSegmentIndex="\(number)" id="e"><segments>
                        <segment title="a" width="\(number)"/></segments></segmentedControl>
                    <stackView spacing="\(number)" id="f"/>
                    <pageControl numberOfPages="\(number)" currentPage="\(number)" id="g"/>
                    <datePicker minuteInterval="\(number)" countDownDuration="\(number)" id="h">
                        <date key="date" timeIntervalSinceReferenceDate="\(number)"/></datePicker>
                    <tableView rowHeight="\(number)" sectionIndexMinimumDisplayRowCount="\(number)" id="i"/>
                </subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="width" constant="\(number)" priority="\(number)" id="j"/>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" \
            multiplier="\(number)" id="k"/>
                    <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" \
            multiplier="\(number):\(number)" id="l"/>
                </constraints>
            </view>
            """)
        let (objects, _) = instantiate(text)
        let view = objects.first as? UIView
        view?.layoutIfNeeded()
        #expect(view?.frame.origin.x.isFinite == true && view?.subviews.count == 8)
    }

    @Test(
        "Constraints that are not possible are reported and left out",
        arguments: [
            "firstAttribute=\"leading\" constant=\"3\"", "firstAttribute=\"nowhere\"", "constant=\"3\"",
            "firstItem=\"gone\" firstAttribute=\"width\" constant=\"3\"",
            "firstAttribute=\"width\" secondItem=\"gone\" secondAttribute=\"width\"",
            "firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"leading\"",
            "firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"top\"",
            "firstAttribute=\"leading\" secondItem=\"c\" secondAttribute=\"leading\"",
            "firstItem=\"t\" firstAttribute=\"width\" constant=\"3\"",
        ])
    func constraints(attributes: String) {
        let text = nibText(
            """
            <view id="a"><subviews><label id="b"/></subviews>
                <constraints><constraint \(attributes) id="k"/></constraints></view>
            <view id="c"/>
            <tapGestureRecognizer id="t"/>
            """)
        let (objects, issues) = instantiate(text)
        #expect(objects.count == 3 && (objects.first as? UIView)?.constraints.isEmpty == true)
        #expect(issues.contains { $0.contains("is left out, as") })
    }

    @Test("Unknown objects and attributes are reported and left out")
    func unknown() {
        let (objects, issues) = instantiate(
            nibText(
                "<hologramView id=\"a\"/><label glitter=\"YES\" text=\"a\" id=\"b\"><sparkle key=\"dust\"/></label>"))
        #expect(objects.count == 1 && (objects.first as? UILabel)?.text == "a")
        #expect(issues.contains { $0.contains("the object `hologramView`") })
        #expect(issues.contains { $0.contains("attribute `glitter` of `label`") })
        #expect(issues.contains { $0.contains("property `dust` of `label`") })
    }

    @Test("A plain view stands in place of a view that is not known, so that constraints hold")
    func plainView() throws {
        let (objects, issues) = instantiate(
            nibText(
                """
                <view id="a"><subviews><worldMapView zoom="3" translatesAutoresizingMaskIntoConstraints="NO" id="m"/></subviews>
                <constraints>
                    <constraint firstItem="m" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c"/>
                </constraints></view>
                """))
        let view = try #require(objects.first as? UIView)
        #expect(view.subviews.count == 1 && view.constraints.count == 1 && issues.count == 1)
        #expect(issues.first?.contains("the view `worldMapView`") == true)
    }

    @Test("What Interface Builder writes by itself is not reported")
    func quiet() {
        let (_, issues) = instantiate(
            nibText(
                """
                <view contentMode="scaleToFill" id="v">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
                horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Label" \
                textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
                adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                            <rect key="frame" x="10" y="20" width="42" height="21"/>
                            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            <nil key="textColor"/>
                            <nil key="highlightedColor"/>
                        </label>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="s"/>
                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    <point key="canvasLocation" x="100" y="200"/>
                </view>
                """))
        #expect(issues.isEmpty)
    }
}
