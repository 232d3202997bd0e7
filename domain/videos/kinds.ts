import { materialSubjects, type MaterialSubject } from '../materials/kinds.ts'

/** Videos are sorted under the subjects of the study materials. */
export const videoSubjects = materialSubjects
export type VideoSubject = MaterialSubject

/** A file in R2, or a video of YouTube. */
export const videoSources = ['file', 'youtube'] as const
export type VideoSource = (typeof videoSources)[number]

/** Files of one video: as it is, a smaller one for saving data, and its beginning for who has not bought it. */
export const videoQualities = ['standard', 'light', 'preview'] as const

export const trackKinds = ['captions', 'chapters'] as const

/** Letters of a note at most, and notes of a student on one video. */
export const noteLength = 1_000
export const notesAtMost = 100
