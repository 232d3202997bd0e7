import { drizzle } from 'drizzle-orm/d1'
import * as schema from '../drizzle/schema/index.ts'
import { seedLegalVersions } from '../drizzle/seed/settings/index.ts'
import { renderBilingual } from '../worker/questions/rich-text.ts'
import { pendingIo } from './seed-database.ts'

/**
 * Fills an empty table of legal pages. A page is never empty: a deployment starts with these texts too, to be edited.
 */
export const seedLegal = async (d1: D1Database): Promise<void> => {
  const db = drizzle(d1, { schema })
  if (await db.select({ page: schema.legalVersions.page }).from(schema.legalVersions).limit(1).get()) return
  const rows = await Promise.all(
    seedLegalVersions.map(async ({ page, version, effectiveFrom, sections, ...content }) => ({
      page,
      version,
      effectiveFrom,
      state: 'published' as const,
      content: {
        ...content,
        sections: await Promise.all(
          sections.map(async (section) => ({ ...section, html: await renderBilingual(section.text) })),
        ),
      },
    })),
  )
  await pendingIo()
  await db.insert(schema.legalVersions).values(rows)
}
