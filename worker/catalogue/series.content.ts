import { AuthoredSeries } from '../../domain/catalogue/authored.ts'
import type { SeriesContent } from '../../domain/catalogue/contract.ts'
import { courses, materials, series, tests, videos } from '../../drizzle/schema/index.ts'
import { contentKind } from '../content/content-kind.ts'
import { completeLanguages } from '../content/languages.ts'
import { isShown } from '../content/lists.ts'
import { omit } from '../content/omit.ts'

export const seriesContent = contentKind<typeof series, AuthoredSeries, SeriesContent>({
  kind: 'series',
  table: series,
  prefix: 'ser',
  contract: AuthoredSeries,
  // Blank only in the preview of a draft without an exam; the database refuses to store it.
  make(authored, { examIds: [examId = ''] }) {
    const { access, description, faq } = authored
    return Promise.resolve({
      columns: { access, examId },
      languages: completeLanguages(authored),
      content: { description, faq },
    })
  },
  draftOf: (columns, content) => ({ ...omit(columns, 'examId', 'languages'), ...content }),
  references: () => [],
  dependents: [
    { column: tests.seriesId, isShown: isShown(tests) },
    { column: materials.seriesId, isShown: isShown(materials) },
    { column: videos.seriesId, isShown: isShown(videos) },
    { column: courses.seriesId, isShown: isShown(courses) },
  ],
})
