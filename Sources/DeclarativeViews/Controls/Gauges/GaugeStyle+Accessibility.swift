import AccessibilityModel

extension GaugeStyleConfiguration.Label: SpokenPart {
    static var part: AccessibilityPart { .label }
}

extension GaugeStyleConfiguration.CurrentValueLabel: SpokenPart {
    static var part: AccessibilityPart { .value }
}

extension GaugeStyleConfiguration.MinimumValueLabel: SpokenPart {
    static var part: AccessibilityPart { .bound }
}

extension GaugeStyleConfiguration.MaximumValueLabel: SpokenPart {
    static var part: AccessibilityPart { .bound }
}
