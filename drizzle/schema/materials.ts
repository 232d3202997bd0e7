import { index, primaryKey, real, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MaterialExtent } from '../../domain/materials/contract.ts'
import { materialKinds } from '../../domain/materials/kinds.ts'
import { series } from './catalogue.ts'
import { instant } from './columns.ts'
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

/** Last position of a student in a material: a page of its file or a chapter; saved when reading rests or ends. */
export const readingPlaces = sqliteTable(
  'reading_places',
  {
    userId: text('user_id').notNull(),
    materialId: text('material_id').notNull(),
    page: integer('page'),
    chapter: text('chapter'),
    /** Share of the material up to the position, 0 to 1; null where unknown. */
    share: real('share'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.materialId] }),
    index('reading_places_user_idx').on(table.userId, table.updatedAt),
  ],
)
