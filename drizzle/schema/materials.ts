import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MaterialExtent } from '../../domain/materials/contract.ts'
import { materialKinds } from '../../domain/materials/kinds.ts'
import { series } from './catalogue.ts'
import { changedIndexes, contentColumns } from './content.ts'

/** Study materials: notes, e-books and PDFs. Files and texts are in the current version. */
export const materials = sqliteTable(
  'materials',
  {
    ...contentColumns(),
    kind: text('kind', { enum: materialKinds }).notNull(),
    subject: text('subject').notNull(),
    /** Series that includes it. */
    seriesId: text('series_id').references(() => series.id),
    /** Course that has it as a lesson. */
    courseId: text('course_id'),
    extent: text('extent', { mode: 'json' }).$type<MaterialExtent>().notNull(),
  },
  (table) => [
    ...changedIndexes('materials', table),
    index('materials_published_idx').on(table.state, table.publishedAt, table.id),
    index('materials_title_idx').on(table.state, table.titleEn, table.id),
    index('materials_subject_idx').on(table.state, table.subject, table.publishedAt),
    index('materials_kind_idx').on(table.state, table.kind, table.publishedAt),
    index('materials_series_idx').on(table.seriesId),
  ],
)
