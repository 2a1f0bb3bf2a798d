/// Names of symbols that applications use.
enum UsualSymbols {
    static let names: [String] = """
        plus trash clock xmark square.and.arrow.up forward.fill paintpalette mic.fill hourglass.tophalf.fill
        hourglass.bottomhalf.fill person.3 calendar xmark.circle.fill chevron.right ellipsis person timer checkmark
        checkmark.circle.fill arrow.right doc.on.doc checkmark.seal.fill star.fill gear chevron.down star pencil
        magnifyingglass link arrow.2.squarepath line.3.horizontal.decrease.circle info.circle checkmark.circle at
        minus eye clock.fill arrowshape.turn.up.left xmark.circle safari infinity exclamationmark.triangle.fill
        ellipsis.circle bird arrow.down.circle arrow.clockwise tag square.and.pencil photo lock.fill lock list.bullet
        heart globe fork.knife circle.fill chevron.forward box.truck wifi quote.bubble questionmark.circle play.fill
        person.crop.circle.badge.xmark person.crop.circle person.badge.plus number iphone heart.fill eye.slash bell
        arrow.uturn.left xmark.bin wallet.pass trash.fill text.bubble sun.max.fill square.and.arrow.up.fill
        slider.horizontal.3 shippingbox questionmark plus.circle photo.on.rectangle.angled pause.fill paperplane
        minus.circle.fill lock.rotation line.horizontal.3.decrease.circle largecircle.fill.circle hand.thumbsup
        hand.point.right.fill face.smiling exclamationmark.bubble envelope dot.radiowaves.right cup.and.saucer.fill
        cube.fill chart.bar captions.bubble camera bubble.left.and.text.bubble.right backward.fill
        arrow.up.arrow.down arrow.left wifi.slash wand.and.stars trophy tray.full textformat star.circle
        speaker.slash.fill speaker.slash speaker rectangle.3.group quote.opening poweroutlet.type.b.fill
        plus.square.on.square play.circle.fill photo.badge.plus person.fill.badge.plus
        person.crop.circle.badge.exclamationmark person.badge.minus person.2.fill pencil.line paintbrush.pointed.fill
        music.note.list message macbook.and.iphone list.clipboard list.bullet.clipboard list.bullet.below.rectangle
        line.3.horizontal.decrease ladybug heart.circle gearshape folder flag figure.walk.circle
        exclamationmark.octagon drop.fill circle chevron.up chevron.left checkmark.shield checkmark.seal building.2
        bubble.left.and.bubble.right bubble.and.pencil bird.fill bell.fill battery.100 badge.plus.radiowaves.right
        arrowshape.turn.up.left.fill arrow.up.circle arrow.forward arrow.counterclockwise.circle 1.circle
        cloud.snow.fill scribble rectangle.3.offgrid humidity.fill gauge sunrise.fill sunset.fill pin pin.fill
        pin.slash doc.plaintext doc.plaintext.fill rectangle.on.rectangle arrow.down.doc internaldrive
        arrow.turn.down.left arrowtriangle.down.circle arrowtriangle.up.square icloud.and.arrow.down icloud
        square.and.arrow.down.on.square point.topleft.down.curvedto.point.bottomright.up doc.viewfinder.fill
        list.bullet.rectangle.portrait tray.and.arrow.up arrow.triangle.turn.up.right.diamond.fill
        text.below.photo.fill text.append rectangle.compress.vertical rectangle.expand.vertical text.magnifyingglass
        qrcode.viewfinder eject rhombus.fill document.on.document.fill branch opticaldiscdrive rectangle.dashed
        square.split.2x1 text.page.fill text.badge.plus rectangle.portrait.and.arrow.forward character.book.closed
        highlighter app.dashed square.fill.on.circle.fill rectangle.connected.to.line.below cloud.drizzle.fill
        cloud.heavyrain.fill cloud.fog.fill cloud.bolt.rain.fill cloud.sun.rain.fill cloud.moon.fill moon.stars.fill
        tornado thermometer target scope clock.arrow.circlepath gobackward.15 goforward.30 mountain.2.fill
        building.fill dumbbell.fill sportscourt soccerball basketball.fill figure.wave hare.fill tortoise.fill
        hand.tap.fill hand.wave heart.text.square.fill waveform.path.ecg brain ear lungs.fill cross.case.fill
        briefcase.fill suitcase.fill backpack binoculars.fill banknote.fill basket.fill atom speedometer
        gauge.with.needle slider.vertical.3 pianokeys music.mic rectangle.and.pencil.and.ellipsis note.text
        text.book.closed.fill tablecells delete.left.fill shift.fill control escape list.triangle increase.indent
        person.fill.checkmark person.fill.questionmark person.wave.2.fill arrowshape.bounce.right
        circle.grid.3x3.fill circle.hexagongrid.fill doc.text.image nosign slash.circle suit.spade.fill
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
