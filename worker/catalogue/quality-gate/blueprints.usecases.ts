import { bodyOfBlueprint } from '../../../domain/catalogue/blueprints/body.ts'
import { blueprintForm } from '../../../domain/catalogue/blueprints/form.ts'
import type { OfficeBlueprint } from '../../../domain/catalogue/blueprints/office.ts'
import type { PresetPattern } from '../../../domain/catalogue/contract.ts'
import { isUnchecked } from '../../../domain/catalogue/presets/body.ts'
import { versionInForce, versionsToCome } from '../../../domain/catalogue/presets/in-force.ts'
import { shownDiff } from '../../../domain/content/shown-diff.ts'
import { planTitle, topicTitle } from '../../../domain/questions/quality-gate/syllabus.ts'
import type { Services } from '../../platform/context.ts'
import { readTopicTitles, type listBlueprints } from './quality-gate.store.ts'

type Rows = Awaited<ReturnType<typeof listBlueprints>>

type Around = {
  /** Names of administrators by id. */
  names: ReadonlyMap<string, string>
  /** Today in India. */
  today: string
  /** Newest pattern of the preset. */
  pattern: PresetPattern | undefined
}

const diffOf = (before: Rows[number] | undefined, after: Rows[number]): OfficeBlueprint['diff'] =>
  before ? shownDiff(blueprintForm, bodyOfBlueprint(before.blueprint), bodyOfBlueprint(after.blueprint)) : null

/** Blueprints of a preset, newest first, with the names of their sections and topics. */
export const officeBlueprints = async (
  { db }: Services,
  rows: Rows,
  { names, today, pattern }: Around,
): Promise<OfficeBlueprint[]> => {
  const topicTitles = await readTopicTitles(db)
  const sectionTitle = (id: string) => pattern?.sections.find((section) => section.id === id)?.title
  const coming = versionsToCome(rows, today)
  const stateOf = (row: Rows[number]): OfficeBlueprint['state'] => {
    if (versionInForce(rows, today) === row) return 'current'
    return coming.includes(row) ? 'coming' : 'earlier'
  }
  return rows.map((row, index) => ({
    id: row.id,
    version: row.version,
    effectiveFrom: row.effectiveFrom,
    basis: row.basis,
    state: stateOf(row),
    note: row.sourceNote,
    unchecked: isUnchecked(row.sourceNote),
    changes: row.changes,
    createdAt: row.createdAt,
    by: row.createdBy === null ? null : (names.get(row.createdBy) ?? null),
    diff: diffOf(rows[index + 1], row),
    sections: row.blueprint.sections.map(({ sectionId, topics, ...section }) => ({
      ...section,
      id: sectionId,
      title: sectionTitle(sectionId) ?? { en: sectionId, hi: sectionId },
      topics: topics.map((line) => ({
        ...line.questions,
        name: planTitle({ topicTitles }, line),
        topics: line.topics.map((name) => ({ id: name, title: topicTitle({ topicTitles }, name) })),
      })),
    })),
  }))
}
