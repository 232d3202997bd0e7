import { seriesDocuments, testDocuments } from '../catalogue/catalogue.search.ts'
import { courseDocuments } from '../courses/courses.search.ts'
import { affairDocuments } from '../current-affairs/current-affairs.search.ts'
import { jobDocuments } from '../jobs/jobs.search.ts'
import { materialDocuments } from '../materials/materials.search.ts'
import { videoDocuments } from '../videos/videos.search.ts'
import { pageDocuments } from './pages.search.ts'
import type { DocumentSource } from './source.ts'

/** Every area whose items are found. One that lists several kinds has a source for each. */
export const sources: readonly DocumentSource[] = [
  seriesDocuments,
  testDocuments,
  materialDocuments,
  affairDocuments,
  jobDocuments,
  courseDocuments,
  videoDocuments,
  pageDocuments,
]
