import type { AccessKind } from '../../../domain/purchases/access.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import type { SubjectId } from '../../reference/subjects.ts'

/** Narration of one picture: seconds, English, Hindi. */
type SeedLine = readonly [seconds: number, en: string, hi: string]

/**
 * Markdown on the board of a drawn lesson, with `«English¦हिंदी»` for words. It appears with the line of index `from` of
 * its scene and stays until the line of index `to`, or to the end of the scene.
 */
export type SeedBoard = { from: number; to?: number; text: string }

/** A chapter; it begins at the end of the one before. `boards`: of lessons drawn by `npm run films`. */
export type SeedScene = { title: Bilingual; lines: readonly SeedLine[]; boards?: readonly SeedBoard[] }

export type SeedVideo = {
  /** The id without its prefix `vid_`, and the name of the files. */
  slug: string
  title: Bilingual
  summary: Bilingual
  subject: SubjectId
  /** Slugs; empty for every exam. */
  exams: string[]
  access?: AccessKind
  seriesId?: string
  courseId?: string
  /** True when the first chapter is shown before purchase. */
  preview?: boolean
  /** The files in ./files follow these times; a change of one requires a new version of the other. */
  scenes: readonly SeedScene[]
  /** Summary in Markdown. */
  notes: Bilingual
}

const secondsOf = ({ lines }: SeedScene): number => lines.reduce((sum, [seconds]) => sum + seconds, 0)

/** Duration in milliseconds of a video, or of its first `count` chapters. */
export const lengthOf = ({ scenes }: Pick<SeedVideo, 'scenes'>, count = scenes.length): number =>
  1000 * scenes.slice(0, count).reduce((sum, scene) => sum + secondsOf(scene), 0)
