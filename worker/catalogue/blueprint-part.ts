import { AuthoredBlueprint } from '../../domain/catalogue/blueprints/authored.ts'
import { blankBlueprint, blueprintOf, bodyOfBlueprint } from '../../domain/catalogue/blueprints/body.ts'
import { blueprintFaults } from '../../domain/catalogue/blueprints/faults.ts'
import { blueprintForm } from '../../domain/catalogue/blueprints/form.ts'
import { isUnchecked, noteOf } from '../../domain/catalogue/presets/body.ts'
import { versionInForce } from '../../domain/catalogue/presets/in-force.ts'
import { dateInIndia } from '../../domain/india.ts'
import { contentFaults } from '../../domain/content/contract-faults.ts'
import { insertBlueprint, isBlueprintInserted } from './blueprints.store.ts'
import type { DatedPart, DatedVersions, ReadyVersion } from './dated-part.ts'
import { listVersions } from './presets.store.ts'
import { listBlueprints, readTopicTitles } from './quality-gate/quality-gate.store.ts'

type Rows = Awaited<ReturnType<typeof listBlueprints>>
type Patterns = Awaited<ReturnType<typeof listVersions>>

/** Draft that begins with a blueprint, or with the sections of the newest pattern. */
const bodyFrom = (row: Rows[number] | null, patterns: Patterns, today: string) => {
  const [pattern] = patterns
  return {
    effectiveFrom: today,
    basis: row?.basis ?? null,
    changes: '',
    note: row?.sourceNote ?? '',
    unchecked: row ? isUnchecked(row.sourceNote) : false,
    ...(row ? bodyOfBlueprint(row.blueprint) : pattern ? blankBlueprint(pattern.pattern) : { sections: [] }),
  }
}

const readyOf = (authored: AuthoredBlueprint): ReadyVersion => {
  const { effectiveFrom, changes, basis } = authored
  const [sourceNote, blueprint] = [noteOf(authored), JSON.stringify(blueprintOf(authored))]
  return {
    effectiveFrom,
    changes,
    insert: (made) => insertBlueprint({ ...made, effectiveFrom, basis, sourceNote, changes, blueprint }),
  }
}

/** Composition of a preset's papers, by which the quality gate judges them. */
export const blueprintPart: DatedPart = {
  part: 'blueprint',
  form: blueprintForm,
  prefix: 'blu',
  acts: { added: 'preset.blueprint_added', discarded: 'preset.blueprint_discarded' },
  isInserted: isBlueprintInserted,
  versionsOf: async (services, presetId): Promise<DatedVersions> => {
    const [rows, patterns, topics] = await Promise.all([
      listBlueprints(services.db, presetId),
      listVersions(services.db, presetId),
      readTopicTitles(services.db),
    ])
    const today = dateInIndia(services.now())
    const since = versionInForce(rows, today)?.effectiveFrom ?? null
    const [newest] = rows
    return {
      next: (newest?.version ?? 0) + 1,
      newest: newest ? bodyOfBlueprint(newest.blueprint) : null,
      bodyFrom: (versionId) => {
        const from = rows.find(({ id }) => id === versionId) ?? null
        return from || (versionId === null && !newest) ? bodyFrom(from, patterns, today) : null
      },
      check: (own) => {
        const { data, error } = AuthoredBlueprint.safeParse(own)
        if (error) return { faults: contentFaults(error, own), ready: null }
        const pattern = versionInForce(patterns, data.effectiveFrom)?.pattern ?? null
        return {
          faults: blueprintFaults(data, { since, pattern, topics: new Set(topics.keys()) }),
          ready: readyOf(data),
        }
      },
    }
  },
}
