import { sql, type SQL } from 'drizzle-orm'
import type { BlueprintBasis } from '../../domain/catalogue/blueprints/bases.ts'
import type { MadeVersion } from './dated-part.ts'
import { draftAt } from './preset-drafts.store.ts'

type NewBlueprint = MadeVersion & {
  effectiveFrom: string
  basis: BlueprintBasis
  sourceNote: string
  changes: string
  blueprint: string
}

/** Inserts the blueprint when its draft still has the revision and no other blueprint has the number. */
export const insertBlueprint = ({ id, presetId, version, revision, ...row }: NewBlueprint): SQL => sql`
  INSERT INTO preset_blueprints
    (id, preset_id, version, effective_from, basis, source_note, changes, created_by, blueprint, created_at)
  SELECT ${id}, ${presetId}, ${version}, ${row.effectiveFrom}, ${row.basis}, ${row.sourceNote}, ${row.changes},
    ${row.by}, ${row.blueprint}, ${row.now}
  WHERE ${draftAt(presetId, 'blueprint', revision)}
  ON CONFLICT DO NOTHING`

export const isBlueprintInserted = (id: string): SQL => sql`EXISTS (SELECT 1 FROM preset_blueprints WHERE id = ${id})`
