import type { ItemKind } from '../domain/content.ts'
import type { SearchDocument } from '../domain/search/contract.ts'
import { seriesDocuments, testDocuments } from './catalogue/catalogue.search.ts'
import { courseDocuments } from './courses/courses.search.ts'
import { affairDocuments } from './current-affairs/current-affairs.search.ts'
import { jobDocuments } from './jobs/jobs.search.ts'
import { materialDocuments } from './materials/materials.search.ts'
import { videoDocuments } from './videos/videos.search.ts'
import type { Services } from './platform/context.ts'
import { findDocument } from './search/index.usecases.ts'
import { pageDocuments } from './search/pages.search.ts'
import type { DocumentSource } from './search/source.ts'

/** Sources of the search index; an area with several kinds has one for each. */
export const searchSources: readonly DocumentSource[] = [
  seriesDocuments,
  testDocuments,
  materialDocuments,
  affairDocuments,
  jobDocuments,
  courseDocuments,
  videoDocuments,
  pageDocuments,
]

/** The search document of a published item; null if the item is not published. */
export const findSearchDocument = (services: Services, kind: ItemKind, id: string): Promise<SearchDocument | null> =>
  findDocument(services, searchSources, kind, id)
