import type { OfficeBlueprint } from '../../../domain/catalogue/blueprints/office.ts'
import type { PresetPattern } from '../../../domain/catalogue/contract.ts'
import { isUnchecked } from '../../../domain/catalogue/presets/body.ts'
import { versionInForce, versionsToCome } from '../../../domain/catalogue/presets/in-force.ts'
import { planTitle, topicTitle } from '../../../domain/questions/quality-gate/syllabus.ts'
import type { Services } from '../../platform/context.ts'
import { listBlueprints, readTopicTitles } from './quality-gate.store.ts'

/** Blueprints of a preset, newest first, with the names of their sections and topics. `today`: in India. */
export const officeBlueprints = async (
  { db }: Services,
  presetId: string,
  today: string,
  pattern: PresetPattern | undefined,
): Promise<OfficeBlueprint[]> => {
  const [rows, topicTitles] = await Promise.all([listBlueprints(db, presetId), readTopicTitles(db)])
  const sectionTitle = (id: string) => pattern?.sections.find((section) => section.id === id)?.title
  const coming = versionsToCome(rows, today)
  const stateOf = (row: (typeof rows)[number]): OfficeBlueprint['state'] => {
    if (versionInForce(rows, today) === row) return 'current'
    return coming.includes(row) ? 'coming' : 'earlier'
  }
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    effectiveFrom: row.effectiveFrom,
    basis: row.basis,
    state: stateOf(row),
    note: row.sourceNote,
    unchecked: isUnchecked(row.sourceNote),
    sections: row.blueprint.sections.map(({ sectionId, topics, ...section }) => ({
      ...section,
      title: sectionTitle(sectionId) ?? { en: sectionId, hi: sectionId },
      topics: topics.map((line) => ({
        ...line.questions,
        name: planTitle({ topicTitles }, line),
        topics: line.topics.map((name) => topicTitle({ topicTitles }, name)),
      })),
    })),
  }))
}
