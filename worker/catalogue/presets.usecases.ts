import { bodyOfPattern, isUnchecked } from '../../domain/catalogue/presets/body.ts'
import { presetForm } from '../../domain/catalogue/presets/form.ts'
import { versionInForce, versionsToCome } from '../../domain/catalogue/presets/in-force.ts'
import type {
  DraftHead,
  OfficePreset,
  OfficePresetVersion,
  PresetLine,
  PresetPart,
  PresetUses,
} from '../../domain/catalogue/presets/office.ts'
import { shownDiff } from '../../domain/content/shown-diff.ts'
import { dateInIndia } from '../../domain/india.ts'
import { namesOf } from '../accounts/people.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { listDrafts } from './preset-drafts.store.ts'
import * as store from './presets.store.ts'
import { officeBlueprints } from './quality-gate/blueprints.usecases.ts'
import { listBlueprints } from './quality-gate/quality-gate.store.ts'

/** Open and planned tests that a preset names. */
const shownTests = 8

type Counts = Awaited<ReturnType<typeof store.countTests>>

const usesIn = (counts: Counts, isOwn: (row: Counts[number]) => boolean): PresetUses => {
  const own = counts.filter(isOwn)
  const of = (state: Counts[number]['state']) =>
    own.reduce((total, row) => total + (row.state === state ? row.tests : 0), 0)
  return { open: of('open'), planned: of('planned'), over: of('over') }
}

/** Every preset with the version in force and the next one. */
export const listOfficePresets = async (services: Services): Promise<{ items: PresetLine[] }> => {
  const { db, now } = services
  const today = dateInIndia(now())
  const [presets, all, counts] = await Promise.all([
    store.listPresets(db),
    store.listAllVersions(db),
    store.countTests(db, now(), null),
  ])
  const items = presets.map(({ hasDraft, ...preset }): PresetLine => {
    const versions = all.filter(({ presetId }) => presetId === preset.id)
    const current = versionInForce(versions, today)
    const [next] = versionsToCome(versions, today)
    return {
      ...preset,
      hasDraft: hasDraft === 1,
      current: current
        ? {
            version: current.version,
            effectiveFrom: current.effectiveFrom,
            unchecked: isUnchecked(current.sourceNote),
            minutes: current.pattern.durationMinutes,
            questions: current.pattern.sections.reduce((total, { questionCount }) => total + questionCount, 0),
          }
        : null,
      next: next ? { version: next.version, effectiveFrom: next.effectiveFrom } : null,
      uses: usesIn(counts, ({ presetId }) => presetId === preset.id),
    }
  })
  return { items }
}

/** Throws 404 for an unknown preset. */
export const requiredPreset = async (services: Services, id: string) => {
  const preset = await store.findPreset(services.db, id)
  if (!preset) throw notFound()
  return preset
}

type Row = Awaited<ReturnType<typeof store.listVersions>>[number]

const stateOf = (row: Row, rows: Row[], today: string): OfficePresetVersion['state'] => {
  if (versionInForce(rows, today) === row) return 'current'
  return versionsToCome(rows, today).includes(row) ? 'coming' : 'earlier'
}

/** Differences between a version and the one before it. */
const diffOf = (before: Row | undefined, after: Row): OfficePresetVersion['diff'] =>
  before ? shownDiff(presetForm, bodyOfPattern(before.pattern), bodyOfPattern(after.pattern)) : null

/** A preset with its versions, newest first, and the tests that use them. */
export const readOfficePreset = async (services: Services, id: string): Promise<OfficePreset> => {
  const { db, now } = services
  const [preset, rows, counts, tests, drafts, blueprints] = await Promise.all([
    requiredPreset(services, id),
    store.listVersions(db, id),
    store.countTests(db, now(), id),
    store.listTests(db, now(), id, shownTests),
    listDrafts(db, id),
    listBlueprints(db, id),
  ])
  const writers = [
    ...[...rows, ...blueprints].flatMap(({ createdBy }) => createdBy ?? []),
    ...drafts.map(({ draft }) => draft.updatedBy),
  ]
  const names = await namesOf(services, [...new Set(writers)])
  const today = dateInIndia(now())
  const draftOf = (part: PresetPart): DraftHead | null => {
    const held = drafts.find(({ draft }) => draft.part === part)
    if (!held) return null
    return { from: held.from, savedAt: held.draft.updatedAt, by: names.get(held.draft.updatedBy) ?? null }
  }
  return {
    ...preset,
    blueprints: await officeBlueprints(services, blueprints, { names, today, pattern: rows[0]?.pattern }),
    versions: rows.map((row, index) => ({
      id: row.id,
      version: row.version,
      effectiveFrom: row.effectiveFrom,
      state: stateOf(row, rows, today),
      source: row.source,
      note: row.sourceNote,
      unchecked: isUnchecked(row.sourceNote),
      changes: row.changes,
      createdAt: row.createdAt,
      by: row.createdBy === null ? null : (names.get(row.createdBy) ?? null),
      pattern: row.pattern,
      diff: diffOf(rows[index + 1], row),
      uses: usesIn(counts, ({ version }) => version === row.version),
    })),
    tests: tests.map(({ opensAt, closesAt, state, ...test }) => ({
      ...test,
      state: state === 'planned' ? 'planned' : 'open',
      at: state === 'planned' ? opensAt : closesAt,
    })),
    draft: draftOf('pattern'),
    blueprintDraft: draftOf('blueprint'),
  }
}
