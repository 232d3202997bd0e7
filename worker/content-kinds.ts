import { seriesContent } from './catalogue/series.content.ts'
import { testContent } from './catalogue/tests.content.ts'
import type { ContentKind } from './content/content-kind.ts'
import { courseContent } from './courses/courses.content.ts'
import { affairContent } from './current-affairs/current-affairs.content.ts'
import { jobContent } from './jobs/jobs.content.ts'
import { materialContent } from './materials/materials.content.ts'
import { passageContent } from './questions/passages.content.ts'
import { questionContent } from './questions/questions.content.ts'
import { videoContent } from './videos/videos.content.ts'

/** Kinds of content that the office lists, edits and publishes. */
export const contentKinds: readonly ContentKind[] = [
  testContent,
  seriesContent,
  materialContent,
  affairContent,
  videoContent,
  courseContent,
  jobContent,
  questionContent,
  passageContent,
]
