import type { DraftPreview } from '../../domain/content/preview.ts'
import type { AffairContent, AffairDetail } from '../../domain/current-affairs/contract.ts'
import type { currentAffairs } from '../../drizzle/schema/index.ts'
import { previewOf } from '../content/preview.usecases.ts'
import type { Services } from '../platform/context.ts'
import { affairContent } from './current-affairs.content.ts'
import { findNeighbours } from './current-affairs.store.ts'
import { findTerm } from '../vocabulary/terms.usecases.ts'
import { termOf } from '../../domain/vocabulary/terms.ts'

/** Draft of an item as visitors would read it, between its neighbours. */
export const previewAffair = async (
  services: Services,
  itemId: string,
): Promise<{ preview: DraftPreview; item: AffairDetail }> => {
  const { preview, row, content } = await previewOf(services, affairContent, itemId)
  const { id, date, eventDate, category, title, summary, isSample, publishedAt, createdAt, updatedAt } =
    row as unknown as typeof currentAffairs.$inferSelect
  const { bodyHtml, matters, facts, sources } = content as AffairContent
  return {
    preview,
    item: {
      id,
      date,
      eventDate,
      category: termOf(category, await findTerm(services, 'affair_category', category)),
      title,
      summary,
      isSample,
      updatedAt,
      bodyHtml,
      matters,
      facts,
      sources,
      publishedAt: publishedAt ?? createdAt,
      ...(await findNeighbours(services.db, { id, date })),
    },
  }
}
