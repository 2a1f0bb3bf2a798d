/// The figures of a medium: the steps between positions, and the measures and looks of controls and containers.
///
/// Controls, containers and drawings read figures and never compare media. Each medium is a folder beside this file,
/// with a value for each figure. Another medium is another folder, and a kind of ``TextMedium``.
package final class Medium: Sendable {
    /// The steps in which sizes and positions are chosen.
    package let grain: MediumGrain
    /// The lines, corners and shadows that the medium can show.
    package let edges: EdgeFigures
    /// How alerts and action sheets are shown.
    package let alert: AlertFigures
    /// How all bars, and toolbars, are shown.
    package let bar: BarFigures
    /// How buttons are shown.
    package let button: ButtonFigures
    /// How calendars are shown.
    package let calendar: CalendarFigures
    /// How fields with a date are shown.
    package let dateFields: DateFieldFigures
    /// How text fields are shown.
    package let field: FieldFigures
    /// How gauges are shown.
    package let gauge: GaugeFigures
    /// How layers of glass are shown.
    package let glass: GlassFigures
    /// The effects of a pointer over a view.
    package let hover: HoverFigures
    /// How lists are shown.
    package let list: ListFigures
    /// How menus are shown.
    package let menu: MenuFigures
    /// How navigation bars are shown.
    package let navigationBar: NavigationBarFigures
    /// How the dots of pages are shown.
    package let pageDots: PageDotFigures
    /// How popovers are shown.
    package let popover: PopoverFigures
    /// How progress is shown.
    package let progress: ProgressFigures
    /// How the bars beside scrolled content are shown.
    package let scrollBar: ScrollBarFigures
    /// How search bars are shown.
    package let search: SearchFigures
    /// How segmented controls are shown.
    package let segments: SegmentFigures
    /// How sheets are shown.
    package let sheet: SheetFigures
    /// How sliders are shown.
    package let slider: SliderFigures
    /// How rings that show activity are shown.
    package let spinner: SpinnerFigures
    /// How split views are shown.
    package let split: SplitFigures
    /// How steppers are shown.
    package let stepper: StepperFigures
    /// How switches are shown.
    package let toggle: SwitchFigures
    /// How symbols are shown.
    package let symbol: SymbolFigures
    /// How tab bars are shown.
    package let tabBar: TabBarFigures
    /// How texts are shown.
    package let text: TextFigures
    /// How wheels are shown.
    package let wheels: WheelFigures

    init(
        grain: MediumGrain,
        edges: EdgeFigures,
        alert: AlertFigures,
        bar: BarFigures,
        button: ButtonFigures,
        calendar: CalendarFigures,
        dateFields: DateFieldFigures,
        field: FieldFigures,
        gauge: GaugeFigures,
        glass: GlassFigures,
        hover: HoverFigures,
        list: ListFigures,
        menu: MenuFigures,
        navigationBar: NavigationBarFigures,
        pageDots: PageDotFigures,
        popover: PopoverFigures,
        progress: ProgressFigures,
        scrollBar: ScrollBarFigures,
        search: SearchFigures,
        segments: SegmentFigures,
        sheet: SheetFigures,
        slider: SliderFigures,
        spinner: SpinnerFigures,
        split: SplitFigures,
        stepper: StepperFigures,
        toggle: SwitchFigures,
        symbol: SymbolFigures,
        tabBar: TabBarFigures,
        text: TextFigures,
        wheels: WheelFigures
    ) {
        self.grain = grain
        self.edges = edges
        self.alert = alert
        self.bar = bar
        self.button = button
        self.calendar = calendar
        self.dateFields = dateFields
        self.field = field
        self.gauge = gauge
        self.glass = glass
        self.hover = hover
        self.list = list
        self.menu = menu
        self.navigationBar = navigationBar
        self.pageDots = pageDots
        self.popover = popover
        self.progress = progress
        self.scrollBar = scrollBar
        self.search = search
        self.segments = segments
        self.sheet = sheet
        self.slider = slider
        self.spinner = spinner
        self.split = split
        self.stepper = stepper
        self.toggle = toggle
        self.symbol = symbol
        self.tabBar = tabBar
        self.text = text
        self.wheels = wheels
    }
}

extension Medium: Hashable {
    package static func == (one: Medium, other: Medium) -> Bool { one === other }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension TextMedium {
    /// The figures of the medium.
    package var figures: Medium {
        switch kind {
        case .grid: .grid
        case .uniform, .vector: .points
        }
    }
}
