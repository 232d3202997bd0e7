import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PresetPart } from '../../domain/catalogue/presets/office.ts'
import { presetDrafts } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

const isOf = (presetId: string, part: PresetPart) =>
  and(eq(presetDrafts.presetId, presetId), eq(presetDrafts.part, part))

/** Drafts of a preset, each with the number of the version that it was copied from. */
export const listDrafts = (db: Database, presetId: string) =>
  db
    .select({
      draft: presetDrafts,
      from: sql<number | null>`coalesce(
        (SELECT version FROM preset_versions WHERE id = ${presetDrafts.fromVersionId}),
        (SELECT version FROM preset_blueprints WHERE id = ${presetDrafts.fromVersionId}))`,
    })
    .from(presetDrafts)
    .where(eq(presetDrafts.presetId, presetId))

export const findDraft = async (db: Database, presetId: string, part: PresetPart) =>
  (await listDrafts(db, presetId)).find(({ draft }) => draft.part === part) ?? null

/** Inserts the draft unless the preset has one of the part. */
export const insertDraft = async (db: Database, draft: typeof presetDrafts.$inferInsert): Promise<boolean> =>
  (await db.insert(presetDrafts).values(draft).onConflictDoNothing().returning({ id: presetDrafts.presetId })).length >
  0

type Save = {
  presetId: string
  part: PresetPart
  revision: number
  body: Record<string, unknown>
  now: number
  by: string
}

/** Saves over a revision; null when another save came first. */
export const saveDraft = async (
  db: Database,
  { presetId, part, revision, body, now, by }: Save,
): Promise<number | null> => {
  const saved = await db
    .update(presetDrafts)
    .set({ body, revision: revision + 1, updatedAt: now, updatedBy: by })
    .where(and(isOf(presetId, part), eq(presetDrafts.revision, revision)))
    .returning({ revision: presetDrafts.revision })
  return saved[0]?.revision ?? null
}

export const deleteDraft = (presetId: string, part: PresetPart, when: SQL = sql`true`): SQL =>
  sql`DELETE FROM preset_drafts WHERE preset_id = ${presetId} AND part = ${part} AND ${when}`

/** True while the draft has a revision. */
export const draftAt = (presetId: string, part: PresetPart, revision: number): SQL => sql`EXISTS (
  SELECT 1 FROM preset_drafts WHERE preset_id = ${presetId} AND part = ${part} AND revision = ${revision})`
