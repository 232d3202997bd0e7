import { questions, series, tests } from '../drizzle/schema/index.ts'
import type { ContentKind } from './content/content-kind.ts'
import type { Drafted } from './content/content-table.ts'
import { courseContent } from './courses/courses.content.ts'
import { affairContent } from './current-affairs/current-affairs.content.ts'
import { jobContent } from './jobs/jobs.content.ts'
import { materialContent } from './materials/materials.content.ts'
import { videoContent } from './videos/videos.content.ts'

/** Every kind that the office lists, edits and publishes: a kind is its description and a line here. */
export const contentKinds: readonly ContentKind[] = [
  materialContent,
  affairContent,
  videoContent,
  courseContent,
  jobContent,
]

/** Everything that has drafts. Series, tests and questions are published by their areas. */
export const draftedKinds: readonly Drafted[] = [
  ...contentKinds,
  { kind: 'series', table: series },
  { kind: 'test', table: tests },
  { kind: 'question', table: questions },
]
