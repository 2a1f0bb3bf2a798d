/// Sound and moving pictures.
extension UTType {
    /// Sound, moving pictures, or both.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Moving pictures, with or without sound.
    public static let movie = UTType(known: "public.movie")
    /// Moving pictures without sound.
    public static let video = UTType(known: "public.video")
    /// Sound without pictures.
    public static let audio = UTType(known: "public.audio")
    /// A film in the QuickTime format.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// A film in the MPEG-1 or MPEG-2 format.
    public static let mpeg = UTType(known: "public.mpeg")
    /// Moving pictures in the MPEG-2 format.
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
    /// A transport stream of MPEG-2.
    public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
    /// A film in the MPEG-4 format.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A film in the AVI format.
    public static let avi = UTType(known: "public.avi")
    /// A film in the MPEG-4 format with protection.
    public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
    /// Sound in the MP3 format.
    public static let mp3 = UTType(known: "public.mp3")
    /// Sound in the MPEG-4 format.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Sound in the MPEG-4 format with protection.
    public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
    /// Sound in the AIFF format.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// Sound in the WAV format.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// Music as notes, in the MIDI format.
    public static let midi = UTType(known: "public.midi-audio")
    /// A list of media to play.
    public static let playlist = UTType(known: "public.playlist")
    /// A list of media to play, in the M3U format.
    public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
}
