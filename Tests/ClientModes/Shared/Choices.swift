// Choosing one of several values, as client code writes it in both worlds.

import SwiftUI
import UIKit

enum ClientFlavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla
    var id: Self { self }
}

struct ClientPickers: View {
    struct Cone: Identifiable {
        let id: Int
        var flavor = ClientFlavor.vanilla
    }

    @State private var flavor = ClientFlavor.chocolate
    @State private var maybe: ClientFlavor?
    @State private var cones = [Cone(id: 1), Cone(id: 2)]
    let title = "Flavour"

    var body: some View {
        Form {
            Picker("Flavour", selection: $flavor) {
                ForEach(ClientFlavor.allCases) { flavor in Text(flavor.rawValue.capitalized) }
            }
            .pickerStyle(.segmented)
            Picker("Flavour", selection: $flavor) { choices }.pickerStyle(SegmentedPickerStyle())
            Picker(title, selection: $flavor) { choices }.pickerStyle(.menu)
            Picker("Flavour", systemImage: "birthday.cake", selection: $flavor) { choices }.pickerStyle(.inline)
            Picker(selection: $flavor) {
                choices
            } label: {
                Text("Flavour")
                Text("What it tastes of")
            }
            .pickerStyle(.wheel)
            Picker(selection: $flavor, label: Text("Flavour")) { choices }.pickerStyle(.navigationLink)
            Picker("Maybe", selection: $maybe) {
                Text("None").tag(ClientFlavor?.none)
                ForEach(ClientFlavor.allCases) { Text($0.rawValue).tag(Optional($0)) }
            }
            .pickerStyle(.palette)
            Picker("All", sources: $cones, selection: \.flavor) { choices }
            Picker("Flavour", selection: $flavor) {
                choices
            } currentValueLabel: {
                Text(flavor.rawValue)
            }
            .onChange(of: flavor) { _, _ in }
        }
    }

    @ViewBuilder private var choices: some View {
        Text("Chocolate").tag(ClientFlavor.chocolate)
        Text("Vanilla").tag(ClientFlavor.vanilla)
    }
}

final class ChoiceController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let segments = UISegmentedControl(items: ["List", "Map"])
    private let wheel = UIPickerView()
    private(set) var chosen: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        segments.selectedSegmentIndex = 0
        segments.addTarget(self, action: ChoiceController.segmentChanged, for: .valueChanged)
        segments.insertSegment(withTitle: "Both", at: 2, animated: false)
        segments.setEnabled(false, forSegmentAt: 1)
        segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        segments.selectedSegmentTintColor = .systemBlue
        navigationItem.titleView = segments
        wheel.dataSource = self
        wheel.delegate = self
        wheel.selectRow(2, inComponent: 0, animated: false)
        view.addSubview(wheel)
    }

    func segmentChanged(_ sender: UISegmentedControl) { chosen.append(sender.selectedSegmentIndex) }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append(row)
    }
}
