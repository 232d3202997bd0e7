import type { SeriesContent, SeriesDetail } from '../../domain/catalogue/contract.ts'
import type { DraftPreview } from '../../domain/content/preview.ts'
import { missingText } from '../../domain/content/preview-body.ts'
import type { series } from '../../drizzle/schema/index.ts'
import { previewOf } from '../content/preview.usecases.ts'
import type { Services } from '../platform/context.ts'
import { noSale } from '../purchases/shelf.usecases.ts'
import { listExams } from './catalogue.store.ts'
import { seriesContent } from './series.content.ts'
import { withTests, seriesForStudent } from './series.usecases.ts'

/** Draft of a series as a signed-out visitor would see it, with the tests that it has now. */
export const previewSeries = async (
  services: Services,
  seriesId: string,
): Promise<{ preview: DraftPreview; series: SeriesDetail }> => {
  const { preview, row, content } = await previewOf(services, seriesContent, seriesId)
  const drawn = row as unknown as typeof series.$inferSelect
  const named = (await listExams(services.db)).find(({ id }) => id === drawn.examId)
  const exam = named ?? { id: '', slug: '', title: { en: missingText, hi: missingText } }
  const [summary] = await seriesForStudent(services, null, await withTests(services, [{ series: drawn, exam }]))
  if (!summary) throw new RangeError('The draft was not drawn.')
  return { preview, series: { ...noSale, ...summary, ...(content as SeriesContent) } }
}
