import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Views of nibs") struct NibViewTests {
    @Test("A view has the frame, the resizing and the look that its file says")
    func basics() throws {
        let view = try #require(
            made(
                """
                <view contentMode="scaleAspectFit" alpha="0.5" hidden="YES" tag="7" userInteractionEnabled="NO" \
                clipsSubviews="YES" id="a">
                    <rect key="frame" x="1" y="2.5" width="30" height="40"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                    <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" \
                customColorSpace="sRGB"/>
                </view>
                """, UIView.self))
        #expect(view.frame == CGRect(x: 1, y: 2.5, width: 30, height: 40))
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        #expect(view.contentMode == .scaleAspectFit && view.alpha == 0.5 && view.isHidden && view.tag == 7)
        #expect(!view.isUserInteractionEnabled && view.clipsToBounds)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    }

    @Test(
        "Colours are known by the system's names and by their components",
        arguments: [
            ("systemColor=\"systemRedColor\"", UIColor.systemRed), ("systemColor=\"labelColor\"", .label),
            ("cocoaTouchSystemColor=\"darkTextColor\"", .darkText), ("white=\"1\" alpha=\"1\"", .white),
        ])
    func colours(attributes: String, color: UIColor) throws {
        let text = "<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>"
        #expect(try #require(made(text, UIView.self)).backgroundColor == color)
    }

    @Test("A named colour that no catalogue has is the one that the file has for it")
    func namedColour() throws {
        let nib = nib(
            "<view id=\"a\"><color key=\"backgroundColor\" name=\"Sand\"/></view>",
            resources: "<namedColor name=\"Sand\"><color white=\"0.5\" alpha=\"1\"/></namedColor>")
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        #expect(view.backgroundColor == UIColor(white: 0.5, alpha: 1))
    }

    @Test("Subviews are in the order of the file")
    func subviews() throws {
        let view = try #require(
            made(
                "<view id=\"a\"><subviews><label text=\"b\" id=\"b\"/><switch on=\"YES\" id=\"c\"/></subviews></view>",
                UIView.self))
        #expect(view.subviews.map { "\(type(of: $0))" } == ["UILabel", "UISwitch"])
        #expect((view.subviews.last as? UISwitch)?.isOn == true)
    }

    @Test("A label has its text, font, colour and lines")
    func label() throws {
        let label = try #require(
            made(
                """
                <label opaque="NO" text="Hello &amp; you" textAlignment="center" lineBreakMode="middleTruncation" \
                numberOfLines="3" adjustsFontSizeToFit="NO" horizontalHuggingPriority="251" id="a">
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                    <color key="textColor" systemColor="systemBlueColor"/>
                    <nil key="highlightedColor"/>
                </label>
                """, UILabel.self))
        #expect(label.text == "Hello & you" && label.textAlignment == .center && label.numberOfLines == 3)
        #expect(label.lineBreakMode == .byTruncatingMiddle && label.textColor == .systemBlue)
        #expect(label.font == .boldSystemFont(ofSize: 20))
        #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    }

    @Test("A text with line ends is an element")
    func longText() throws {
        let label = try #require(
            made("<label id=\"a\"><string key=\"text\">One\n&lt;two&gt;</string></label>", UILabel.self))
        #expect(label.text == "One\n<two>")
    }

    @Test("A button has the titles of its states and its configuration")
    func button() throws {
        let button = try #require(
            made(
                """
                <button buttonType="system" contentHorizontalAlignment="left" id="a">
                    <state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state>
                    <state key="disabled" title="Wait"/>
                </button>
                """, UIButton.self))
        #expect(button.buttonType == .system && button.contentHorizontalAlignment == .left)
        #expect(button.title(for: .normal) == "Go" && button.title(for: .disabled) == "Wait")
        #expect(button.titleColor(for: .normal) == .systemRed)
        let filled = try #require(
            made(
                """
                <button id="a"><state key="normal" title="Old"/>
                <buttonConfiguration key="configuration" style="filled" title="New" cornerStyle="capsule"/></button>
                """, UIButton.self))
        #expect(filled.configuration?.title == "New" && filled.configuration?.cornerStyle == .capsule)
    }

    @Test("Controls have their values")
    func controls() throws {
        let slider = try #require(made("<slider value=\"5\" minValue=\"1\" maxValue=\"9\" id=\"a\"/>", UISlider.self))
        #expect(slider.value == 5 && slider.minimumValue == 1 && slider.maximumValue == 9)
        let stepper = try #require(
            made("<stepper value=\"4\" maximumValue=\"10\" stepValue=\"2\" id=\"a\"/>", UIStepper.self))
        #expect(stepper.value == 4 && stepper.stepValue == 2)
        let segments = try #require(
            made(
                """
                <segmentedControl selectedSegmentIndex="1" id="a">
                    <segments><segment title="One"/><segment title="Two"/></segments>
                </segmentedControl>
                """, UISegmentedControl.self))
        #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
        #expect(segments.titleForSegment(at: 1) == "Two")
        let progress = try #require(made("<progressView progress=\"0.25\" id=\"a\"/>", UIProgressView.self))
        #expect(progress.progress == 0.25)
        let indicator = try #require(
            made("<activityIndicatorView style=\"large\" animating=\"YES\" id=\"a\"/>", UIActivityIndicatorView.self))
        #expect(indicator.isAnimating && indicator.style == .large && !indicator.hidesWhenStopped)
    }

    @Test("Text fields and text views have their texts and traits")
    func texts() throws {
        let field = try #require(
            made(
                """
                <textField placeholder="Name" borderStyle="roundedRect" clearButtonMode="whileEditing" id="a">
                    <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" \
                secureTextEntry="YES"/>
                </textField>
                """, UITextField.self))
        #expect(field.placeholder == "Name" && field.borderStyle == .roundedRect)
        #expect(field.clearButtonMode == .whileEditing && field.keyboardType == .emailAddress)
        #expect(field.returnKeyType == .done && field.isSecureTextEntry)
        let text = try #require(made("<textView text=\"Words\" editable=\"NO\" id=\"a\"/>", UITextView.self))
        #expect(text.text == "Words" && !text.isEditable)
    }

    @Test("A stack view arranges its subviews")
    func stack() throws {
        let stack = try #require(
            made(
                """
                <stackView axis="vertical" distribution="fillEqually" alignment="top" spacing="8" id="a">
                    <subviews><label text="a" id="b"/><label text="b" id="c"/></subviews>
                </stackView>
                """, UIStackView.self))
        #expect(stack.arrangedSubviews.count == 2 && stack.axis == .vertical && stack.spacing == 8)
        #expect(stack.distribution == .fillEqually && stack.alignment == .leading)
    }

    @Test("Lists have the style of the file, and collection views its layout")
    func lists() throws {
        let table = try #require(
            made(
                "<tableView style=\"insetGrouped\" rowHeight=\"-1\" separatorStyle=\"none\" id=\"a\"/>",
                UITableView.self))
        #expect(table.style == .insetGrouped && table.rowHeight == UITableView.automaticDimension)
        #expect(table.separatorStyle == .none)
        let collection = try #require(
            made(
                """
                <collectionView dataMode="prototypes" id="a">
                    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
                minimumLineSpacing="3" id="b"><size key="itemSize" width="20" height="30"/></collectionViewFlowLayout>
                </collectionView>
                """, UICollectionView.self))
        let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.scrollDirection == .horizontal && layout.minimumLineSpacing == 3)
        #expect(layout.itemSize == CGSize(width: 20, height: 30))
    }

    @Test("A class of the program is found, and finds its subviews in its initialiser")
    func customClass() throws {
        let badge = try #require(
            made(
                """
                <view customClass="NibBadge" customModule="ImperativeUITests" id="a">
                    <subviews><label text="New" id="b"/></subviews>
                    <connections><outlet property="title" destination="b" id="c"/></connections>
                </view>
                """, NibBadge.self))
        #expect(badge.foundSubviews == 1 && badge.awoke == ["New in none"] && badge.layer.cornerRadius == 7)
    }

    @Test("Runtime attributes become values of properties")
    func runtimeAttributes() throws {
        let badge = try #require(
            made(
                """
                <view customClass="NibBadge" customModule="ImperativeUITests" id="a">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="radius">
                            <real key="value" value="4.5"/>
                        </userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="count">
                            <integer key="value" value="3"/>
                        </userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="isNew" value="YES"/>
                        <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Hi"/>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                            <integer key="value" value="9"/>
                        </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </view>
                """, NibBadge.self))
        #expect(badge.radius == 4.5 && badge.count == 3 && badge.isNew && badge.caption == "Hi")
        #expect(badge.layer.cornerRadius == 9)
    }

    @Test("A class that is not there is reported, and the class of the library is used")
    func missingClass() throws {
        var view: UIView?
        NibReports.forget()
        let issues = issues(during: {
            view = made("<label customClass=\"NibNobody\" text=\"a\" id=\"a\"/>", UILabel.self)
        })
        #expect(view != nil && issues.contains { $0.message.contains("there is no class NibNobody") })
    }
}
