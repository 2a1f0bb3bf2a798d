import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("UIPickerView", .serialized) struct PickerViewTests {
    @MainActor private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
        var columns = [["A", "B", "C", "D", "E", "F"], ["1", "2", "3"]]
        var told: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            columns[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            columns[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            told.append(columns[component][row])
        }
    }

    @MainActor private struct Bench {
        let stage = MenuStage()
        let rows = Rows()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 160, height: 80))

        init() {
            picker.dataSource = rows
            picker.delegate = rows
            stage.root.view.addSubview(picker)
            _ = stage.host.text
        }

        func take() -> [String] {
            defer { rows.told = [] }
            return rows.told
        }
    }

    @Test("It shows the selected rows in the middle, with two before and after them")
    func looks() {
        let bench = Bench()
        defer { bench.stage.host.end() }
        bench.picker.selectRow(2, inComponent: 0, animated: false)
        let lines = bench.stage.lines.map { $0.filter { $0.isLetter || $0.isNumber } }
        #expect(lines == ["A", "B", "C1", "D2", "E3"])
        #expect(bench.take() == [])
        #expect(bench.picker.selectedRow(inComponent: 0) == 2 && bench.picker.selectedRow(inComponent: 1) == 0)
        #expect(bench.picker.numberOfComponents == 2 && bench.picker.numberOfRows(inComponent: 1) == 3)
    }

    @Test("The arrow keys turn the wheel that has the focus, Home and End to its ends")
    func keys() {
        let bench = Bench()
        defer { bench.stage.host.end() }
        bench.stage.press(.keyboardTab, .keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow, .keyboardUpArrow)
        #expect(bench.take() == ["B", "C", "B", "A"])
        bench.stage.press(.keyboardUpArrow, .keyboardEnd, .keyboardHome, .keyboardTab, .keyboardEnd)
        #expect(bench.take() == ["F", "A", "3"])
    }

    @Test("A drag, a tap on a row and the wheel of a mouse turn a wheel")
    func pointer() {
        let bench = Bench()
        defer { bench.stage.host.end() }
        bench.stage.host.drag(from: CGPoint(x: 40, y: 72), to: CGPoint(x: 40, y: 40), steps: 2)
        #expect(bench.take() == ["B", "C"])
        bench.stage.host.tap(at: CGPoint(x: 40, y: 72))
        #expect(bench.take() == ["E"])
        bench.stage.host.tap(at: CGPoint(x: 40, y: 24))
        #expect(bench.take() == ["D"])
        bench.stage.host.send(.wheel(CGVector(dx: 0, dy: 32), at: CGPoint(x: 120, y: 40)))
        #expect(bench.take() == ["3"])
    }

    @Test("After a reload a selection that is not there any more is the last row, without rows it is none")
    func reloading() {
        let bench = Bench()
        defer { bench.stage.host.end() }
        bench.picker.selectRow(5, inComponent: 0, animated: false)
        bench.rows.columns[0] = ["X", "Y"]
        bench.picker.reloadComponent(0)
        #expect(bench.picker.selectedRow(inComponent: 0) == 1)
        bench.rows.columns = [[]]
        bench.picker.reloadAllComponents()
        #expect(bench.picker.numberOfComponents == 1 && bench.picker.selectedRow(inComponent: 0) == -1)
        bench.stage.press(.keyboardTab, .keyboardDownArrow)
        #expect(bench.take() == [])
        #expect(issues { bench.picker.selectRow(3, inComponent: 4, animated: true) }.count == 1)
    }

    @Test("A delegate may give views, which are used again")
    func views() {
        @MainActor final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
            var reused = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                if view != nil { reused += 1 }
                let label = view as? UILabel ?? UILabel()
                label.text = "row \(row)"
                return label
            }
        }
        let stage = MenuStage()
        defer { stage.host.end() }
        let views = Views()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 160, height: 80))
        (picker.dataSource, picker.delegate) = (views, views)
        stage.root.view.addSubview(picker)
        #expect(stage.lines.contains { $0.contains("row 0") })
        picker.selectRow(50, inComponent: 0, animated: false)
        #expect(stage.lines.contains { $0.contains("row 50") } && views.reused > 0)
        #expect((picker.view(forRow: 50, forComponent: 0) as? UILabel)?.text == "row 50")
        #expect(picker.view(forRow: 3, forComponent: 0) == nil)
    }
}
