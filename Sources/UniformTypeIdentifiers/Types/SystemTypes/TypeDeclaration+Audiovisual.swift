extension TypeDeclaration {
    /// Sound and moving pictures.
    static let audiovisual: [TypeDeclaration] = [
        .system("public.audiovisual-content", "public.data public.content", "", "", "audiovisual content"),
        .system("public.movie", "public.audiovisual-content", "", "", "movie"),
        .system("public.video", "public.movie", "", "", "video"),
        .system("public.audio", "public.audiovisual-content", "", "", "audio"),
        .system("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime", "QuickTime movie"),
        .system("public.mpeg", "public.movie", "mpg mpeg mpe m75 m15", "video/mpeg video/mpg", "MPEG movie"),
        .system("public.mpeg-2-video", "public.video", "m2v", "video/mpeg2", "MPEG-2 video"),
        .system("public.mpeg-2-transport-stream", "public.movie", "ts", "video/mp2t", "MPEG-2 transport stream"),
        .system("public.mpeg-4", "public.movie", "mp4 mpg4", "video/mp4", "MPEG-4 movie"),
        .system("public.avi", "public.movie", "avi vfw", "video/avi video/x-msvideo", "AVI movie"),
        .system("com.apple.protected-mpeg-4-video", "com.apple.m4v-video", "", "", "protected MPEG-4 video"),
        .system("public.mp3", "public.audio", "mp3 mpga", "audio/mpeg audio/mp3", "MP3 audio"),
        .system("public.mpeg-4-audio", "public.mpeg-4 public.audio", "m4a", "audio/mp4 audio/x-m4a", "MPEG-4 audio"),
        .system("com.apple.protected-mpeg-4-audio", "public.audio", "m4p", "", "protected MPEG-4 audio"),
        .system("public.aiff-audio", "public.aifc-audio", "aiff aif", "audio/aiff audio/x-aiff", "AIFF audio"),
        .system(
            "com.microsoft.waveform-audio", "public.audio", "wav wave bwf",
            "audio/vnd.wave audio/wav audio/wave audio/x-wav", "Waveform audio"),
        .system("public.midi-audio", "public.audio", "midi mid smf kar", "audio/midi audio/x-midi", "MIDI audio"),
        .system("public.playlist", "", "", "", "playlist"),
        .system(
            "public.m3u-playlist", "public.text public.playlist", "m3u m3u8",
            "audio/mpegurl audio/x-mpegurl application/vnd.apple.mpegurl", "M3U playlist"),
        .system("com.apple.m4v-video", "public.movie", "m4v", "video/x-m4v", "MPEG-4 video"),
        .system("public.aifc-audio", "public.audio", "aifc aiff aif", "audio/aifc", "AIFF-C audio"),
        .system("org.xiph.flac", "public.audio", "flac", "audio/flac audio/x-flac", "FLAC audio"),
    ]
}
