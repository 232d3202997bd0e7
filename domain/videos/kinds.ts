/** File in R2, or YouTube video. */
export const videoSources = ['file', 'youtube'] as const
export type VideoSource = (typeof videoSources)[number]

/** Files of a video: full quality, a smaller one for the data saver, and the beginning shown before purchase. */
export const videoQualities = ['standard', 'light', 'preview'] as const

export const trackKinds = ['captions', 'chapters'] as const
export type TrackKind = (typeof trackKinds)[number]

/** Files that a draft of a video names. */
export const draftFileParts = [...videoQualities, 'poster'] as const
export type DraftFilePart = (typeof draftFileParts)[number]

/** Maximum characters of a note, and notes of a student on one video. */
export const maxNoteLength = 1_000
export const maxNotes = 100
