import AccessibilityModel

extension GaugeStyleConfiguration.Label: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        walk.builder.note(.label, from: mark)
    }
}

extension GaugeStyleConfiguration.CurrentValueLabel: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        walk.builder.note(.value, from: mark)
    }
}

extension GaugeStyleConfiguration.MinimumValueLabel: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        walk.builder.note(.bound, from: mark)
    }
}

extension GaugeStyleConfiguration.MaximumValueLabel: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        walk.builder.note(.bound, from: mark)
    }
}
