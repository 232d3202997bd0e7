import type { Services } from '../platform/context.ts'
import { gone, notFound, type AppError } from '../platform/errors.ts'
import type { ContentTable } from './content-table.ts'
import { wasPublished } from './missing.store.ts'

/**
 * Error for an item that readers may not see: 410 for one that was public and is unpublished or in the trash, so that
 * crawlers drop it at once; 404 for one that never was public, and for a purged one.
 */
export const missingItem = async ({ db }: Services, table: ContentTable, id: string): Promise<AppError> =>
  (await wasPublished(db, table, id)) ? gone() : notFound()
