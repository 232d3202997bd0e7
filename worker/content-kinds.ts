import { questions, tests } from '../drizzle/schema/index.ts'
import { seriesContent } from './catalogue/series.content.ts'
import type { ContentKind } from './content/content-kind.ts'
import type { Drafted } from './content/content-table.ts'
import { courseContent } from './courses/courses.content.ts'
import { affairContent } from './current-affairs/current-affairs.content.ts'
import { jobContent } from './jobs/jobs.content.ts'
import { materialContent } from './materials/materials.content.ts'
import { videoContent } from './videos/videos.content.ts'

/** Every kind that the office lists, edits and publishes: a kind is its description and a line here. */
export const contentKinds: readonly ContentKind[] = [
  seriesContent,
  materialContent,
  affairContent,
  videoContent,
  courseContent,
  jobContent,
]

/** Everything that has drafts. Tests and questions are published by their areas. */
export const draftedKinds: readonly Drafted[] = [
  ...contentKinds,
  { kind: 'test', table: tests },
  { kind: 'question', table: questions },
]
