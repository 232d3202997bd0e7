import type { AccessKind } from '../../../domain/purchases/access.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import type { VideoSubject } from '../../../domain/videos/kinds.ts'

/** What is told while a picture stands: seconds, English, Hindi. */
type SeedLine = readonly [seconds: number, en: string, hi: string]

/** A chapter; one begins where the one before ends. */
type SeedScene = { title: Bilingual; lines: readonly SeedLine[] }

export type SeedVideo = {
  /** What follows `vid_` in its id, and the name of its files. */
  slug: string
  title: Bilingual
  summary: Bilingual
  subject: VideoSubject
  /** Slugs; none for every exam. */
  exams: string[]
  access?: AccessKind
  seriesId?: string
  courseId?: string
  /** Whether its first chapter is shown before purchase. */
  preview?: boolean
  /** The files in ./files follow these times: who changes one makes the other anew. */
  scenes: readonly SeedScene[]
  /** Markdown, for what to remember. */
  notes: Bilingual
}

const secondsOf = ({ lines }: SeedScene): number => lines.reduce((sum, [seconds]) => sum + seconds, 0)

/** Milliseconds of a video, or of its first `count` chapters. */
export const lengthOf = ({ scenes }: Pick<SeedVideo, 'scenes'>, count = scenes.length): number =>
  1000 * scenes.slice(0, count).reduce((sum, scene) => sum + secondsOf(scene), 0)
