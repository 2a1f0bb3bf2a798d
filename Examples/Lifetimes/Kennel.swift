import DeclarativeUI

/// Two dogs whose paws change colour. One is a view in each branch of a condition, the other the same view throughout.
struct Kennel: View {
    let shelter: Shelter
    let diary: Diary
    var alignment = HorizontalAlignment.center
    var spacing: CGFloat?

    var body: some View {
        VStack(alignment: alignment, spacing: spacing) {
            if shelter.isRexGood {
                Paw(dog: "Rex", mood: "good", diary: diary)
            } else {
                Paw(dog: "Rex", mood: "naughty", diary: diary)
            }
            Paw(dog: "Lola", mood: shelter.isRexGood ? "calm" : "worried", diary: diary)
        }
    }
}

/// A dog's paw, which remembers how often it was stroked.
struct Paw: View {
    let dog: String
    let mood: String
    let diary: Diary
    @State private var strokes = 0

    var body: some View {
        let _ = diary.note("\(dog) is \(mood), stroked \(strokes) times")
        HStack {
            Button("Stroke \(dog)") { strokes += 1 }
            Text("\(mood), \(strokes)")
        }
        .onAppear { diary.note("\(dog) appears") }
        .onDisappear { diary.note("\(dog) disappears") }
    }
}

/// A recorder for each half of the day: the tape is another one at night.
struct CatRoom: View {
    let shelter: Shelter
    let diary: Diary

    var body: some View {
        if shelter.isDay {
            CatRecorder(diary: diary)
        } else {
            CatRecorder(diary: diary).environment(\.colorScheme, .dark)
        }
    }
}

/// Records purrs.
struct CatRecorder: View {
    let diary: Diary
    @State private var purrs = 0
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let _ = diary.note("\(purrs) purrs on the \(colorScheme) tape")
        HStack {
            Button("Record") { purrs += 1 }
            Text("\(purrs)")
        }
        .padding()
        .background(.background)
    }
}
