import { eq } from 'drizzle-orm'
import { namedItems } from '../../domain/courses/lesson-items.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { db } from './support.ts'

const adder = 'usr_items'

const item = (id: string) => ({
  id,
  slug: id,
  title: { en: 'An item', hi: 'एक चीज़' },
  titleEn: 'An item',
  summary: { en: 'An item', hi: 'एक चीज़' },
  state: 'published' as const,
  access: 'free' as const,
  subject: 'maths' as const,
  currentVersionId: 'ver_1',
  exams: [],
  languages: ['en', 'hi'] as ('en' | 'hi')[],
  seo: {},
  createdAt: 1,
  createdBy: adder,
  updatedAt: 1,
})

/** Adds the materials and videos that a course names and that the database of the tests does not have. */
export const addItems = async (chapters: unknown) => {
  for (const { kind, id } of namedItems(chapters)) {
    if (kind === 'video')
      await db
        .insert(schema.videos)
        .values({ ...item(id), source: 'file', durationMs: 61_000 })
        .onConflictDoNothing()
    if (kind === 'material')
      await db
        .insert(schema.materials)
        .values({ ...item(id), kind: 'notes', extent: { chapters: 1, minutes: 2, pages: null, files: [] } as never })
        .onConflictDoNothing()
  }
}

/** Removes what `addItems` added: its rows have no versions, so that no other file may meet them. */
export const removeItems = async () => {
  for (const table of [schema.videos, schema.materials]) await db.delete(table).where(eq(table.createdBy, adder))
}
