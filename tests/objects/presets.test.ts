import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateInIndia } from '../../domain/india.ts'
import { auditLog, presetBlueprints, presetDrafts, presetVersions } from '../../drizzle/schema/index.ts'
import { blueprintPart } from '../../worker/catalogue/blueprint-part.ts'
import { newPracticeTest } from '../../worker/catalogue/new-tests.usecases.ts'
import { patternPart } from '../../worker/catalogue/pattern-part.ts'
import {
  addPresetVersion,
  beginPresetDraft,
  discardPresetDraft,
  readPresetDraft,
  savePresetDraft,
} from '../../worker/catalogue/preset-drafts.usecases.ts'
import { listOfficePresets, readOfficePreset } from '../../worker/catalogue/presets.usecases.ts'
import { readTest } from '../../worker/catalogue/tests.usecases.ts'
import { sql } from 'drizzle-orm'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { db, mock, prepareDatabase, servicesAt } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'usr_presets'
const services = servicesAt()
const today = dateInIndia(Date.now())

// Removes what these tests created: other files read the demo's patterns in the same database.
afterAll(async () => {
  await db.delete(presetDrafts)
  await db.run(
    sql`UPDATE test_versions SET preset_version_id = 'pre_daily-quiz_v1' WHERE preset_version_id LIKE 'prv_%'`,
  )
  await db.delete(presetVersions).where(like(presetVersions.id, 'prv_%'))
  await db.delete(presetBlueprints).where(like(presetBlueprints.createdBy, admin))
})

/** Saves the draft with changed fields and returns its revision. */
const write = async (presetId: string, change: Record<string, unknown>) => {
  const { revision, body } = await readPresetDraft(services, patternPart, presetId)
  const source = { title: 'Notice 7', url: 'https://example.gov.in/7', seen: today, note: '', unchecked: false }
  return savePresetDraft(
    services,
    patternPart,
    presetId,
    { revision, body: { ...body, changes: 'Notice 7', source, ...change } },
    admin,
  )
}

describe('exam patterns in the office (CAT-44, CAT-45)', () => {
  test('a new version leaves a test that runs on an earlier one as it is', async () => {
    const before = await readTest(services, null, mock.testId)
    const { paper } = await paperOf(services, mock.versionId)
    const preset = await readOfficePreset(services, 'pre_ssc-cgl-1')
    const used = preset.versions.find(({ uses }) => uses.open > 0)
    expect(used).toBeDefined()

    await beginPresetDraft(services, patternPart, preset.id, preset.versions[0]?.id ?? '', admin)
    await expect(beginPresetDraft(services, patternPart, preset.id, used?.id ?? '', admin)).rejects.toMatchObject({
      status: 409,
    })
    const begun = await readPresetDraft(services, patternPart, preset.id)
    expect(begun.faults).toMatchObject({ changes: 'required' })
    await expect(addPresetVersion(services, patternPart, preset.id, begun.revision, admin)).rejects.toMatchObject({
      status: 422,
    })
    const sections = (begun.body['sections'] as { questionCount: number }[]).map((section) => ({
      ...section,
      questionCount: 20,
    }))
    const { revision, faults } = await write(preset.id, { sections })
    expect(faults).toEqual({})
    await expect(
      savePresetDraft(services, patternPart, preset.id, { revision: begun.revision, body: begun.body }, admin),
    ).rejects.toMatchObject({ code: 'content.revision_conflict' })
    const { version } = await addPresetVersion(services, patternPart, preset.id, revision, admin)
    await expect(addPresetVersion(services, patternPart, preset.id, revision, admin)).rejects.toMatchObject({
      status: 404,
    })

    const after = await readOfficePreset(services, preset.id)
    expect(after.versions[0]).toMatchObject({
      version,
      state: 'current',
      changes: 'Notice 7',
      source: { url: 'https://example.gov.in/7', seen: today },
      uses: { open: 0, planned: 0, over: 0 },
    })
    expect(after.versions[0]?.diff?.changes).toHaveLength(4)
    expect(after.draft).toBeNull()
    expect(after.versions.find(({ id }) => id === used?.id)?.uses).toEqual(used?.uses)
    expect(await readTest(services, null, mock.testId)).toEqual({ ...before, serverNow: expect.any(Number) })
    expect((await paperOf(services, mock.versionId)).paper).toEqual(paper)
    const acts = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.kind, 'preset'), eq(auditLog.itemId, preset.id)))
    expect(acts.map(({ act, reason }) => [act, reason])).toEqual([['preset.version_added', 'Notice 7']])
  })

  test('a planned version is used from its day on, and an earlier one comes back as a new one', async () => {
    const id = 'pre_daily-quiz'
    const day = '2099-01-01'
    const presetOf = async (opensAt: number | null) => {
      const made = await newPracticeTest(services, {
        presetId: id,
        kind: 'daily_quiz',
        title: { en: 'Quiz', hi: 'क्विज़' },
        questionKind: 'mcq',
        questionVersionIds: ['none'],
        opensAt,
      })
      await inTransaction(db, made.statements(sql`true`))
      const stored = await db.get<{ id: string }>(
        sql`SELECT preset_version_id AS id FROM test_versions WHERE test_id = ${made.id}`,
      )
      await db.run(sql`UPDATE tests SET state = 'archived', deleted_at = 1 WHERE id = ${made.id}`)
      return stored.id
    }
    await beginPresetDraft(services, patternPart, id, 'pre_daily-quiz_v1', admin)
    const planned = await write(id, { effectiveFrom: day, durationMinutes: 9 })
    await addPresetVersion(services, patternPart, id, planned.revision, admin)
    const { items } = await listOfficePresets(services)
    const listed = items.find((each) => each.id === id)
    expect(listed).toMatchObject({ current: { version: 1 }, next: { version: 2, effectiveFrom: day }, hasDraft: false })
    expect(await presetOf(null)).toBe('pre_daily-quiz_v1')
    expect(await presetOf(Date.parse(`${day}T00:30:00+05:30`))).toMatch(/^prv_/)

    await beginPresetDraft(services, patternPart, id, 'pre_daily-quiz_v1', admin)
    const back = await write(id, { effectiveFrom: day })
    await addPresetVersion(services, patternPart, id, back.revision, admin)
    const { versions } = await readOfficePreset(services, id)
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [3, 'coming'],
      [2, 'earlier'],
      [1, 'current'],
    ])
    expect(versions[0]?.pattern).toEqual(versions[2]?.pattern)
  })

  test('a draft is discarded, and its act is recorded', async () => {
    await beginPresetDraft(services, patternPart, 'pre_gate', 'pre_gate_v1', admin)
    await expect(beginPresetDraft(services, patternPart, 'pre_jee-main', 'pre_gate_v1', admin)).rejects.toMatchObject({
      status: 404,
    })
    await discardPresetDraft(services, patternPart, 'pre_gate', admin)
    await expect(discardPresetDraft(services, patternPart, 'pre_gate', admin)).rejects.toMatchObject({ status: 404 })
    await expect(readPresetDraft(services, patternPart, 'pre_gate')).rejects.toMatchObject({ status: 404 })
  })
})

test('a pattern shows its dated blueprints with the names of sections and topics (CAT-46)', async () => {
  const { blueprints } = await readOfficePreset(services, 'pre_ssc-cgl-1')
  expect(blueprints.map(({ version, effectiveFrom, state }) => [version, effectiveFrom, state])).toEqual([
    [2, '2026-01-01', 'current'],
    [1, '2018-01-01', 'earlier'],
  ])
  const [reasoning] = blueprints[0]?.sections ?? []
  expect(reasoning).toMatchObject({
    options: 4,
    kinds: { mcq: { min: 25, max: 25 } },
    title: { hi: expect.any(String) },
  })
  expect(reasoning?.topics[0]).toEqual({
    name: { en: 'Analogy', hi: 'सादृश्यता' },
    topics: [{ id: 'reasoning/analogy', title: { en: 'Analogy', hi: 'सादृश्यता' } }],
    min: 2,
    max: 5,
  })
  expect(blueprints[0]).toMatchObject({ basis: 'analysis', unchecked: true })
})

describe('blueprints in the office (CAT-48)', () => {
  type Line = { topics: string[]; questions: [number, number]; title: { en: string; hi: string } }
  type Section = { topics: Line[]; difficulty: Record<string, number> }

  const writeBlueprint = async (
    presetId: string,
    change: (sections: Section[]) => void,
    changes = 'Papers of 2026',
  ) => {
    const { revision, body } = await readPresetDraft(services, blueprintPart, presetId)
    const written = structuredClone(body)
    change(written['sections'] as Section[])
    return savePresetDraft(services, blueprintPart, presetId, { revision, body: { ...written, changes } }, admin)
  }

  test('the next one is a draft of its own, and once made the quality gate has it from its day on', async () => {
    const id = 'pre_ibps-po-prelims'
    const before = await readOfficePreset(services, id)
    const [newest] = before.blueprints
    await beginPresetDraft(services, patternPart, id, before.versions[0]?.id ?? '', admin)
    await beginPresetDraft(services, blueprintPart, id, newest?.id ?? '', admin)
    await expect(beginPresetDraft(services, blueprintPart, id, newest?.id ?? '', admin)).rejects.toMatchObject({
      status: 409,
    })
    const { revision, faults } = await writeBlueprint(id, ([first]) => {
      if (first) first.difficulty = { easy: 40, medium: 40, hard: 20 }
      first?.topics[0]?.questions.splice(0, 1, 6)
    })
    expect(faults).toEqual({})
    const { newest: compared, next } = await readPresetDraft(services, blueprintPart, id)
    expect([next, Object.keys(compared ?? {})]).toEqual([2, ['sections']])
    await expect(addPresetVersion(services, blueprintPart, id, revision - 1, admin)).rejects.toMatchObject({
      code: 'content.revision_conflict',
    })
    expect(await addPresetVersion(services, blueprintPart, id, revision, admin)).toEqual({ version: 2 })

    const after = await readOfficePreset(services, id)
    expect(after.blueprints.map(({ version, state }) => [version, state])).toEqual([
      [2, 'current'],
      [1, 'earlier'],
    ])
    const [made] = after.blueprints
    expect(made).toMatchObject({ changes: 'Papers of 2026', basis: 'analysis', unchecked: true })
    expect(made?.diff?.changes.map(({ path }) => path)).toEqual([
      'sections.0.difficulty.easy',
      'sections.0.difficulty.medium',
      'sections.0.topics.0.questions',
    ])
    // The draft of the pattern stays.
    expect([after.draft?.from, after.blueprintDraft]).toEqual([before.versions[0]?.version, null])
    await discardPresetDraft(services, patternPart, id, admin)
    const acts = await db
      .select({ act: auditLog.act, reason: auditLog.reason })
      .from(auditLog)
      .where(and(eq(auditLog.kind, 'preset'), like(auditLog.act, '%blueprint%')))
    expect(acts).toEqual([{ act: 'preset.blueprint_added', reason: 'Papers of 2026' }])
  })

  test('one that does not fit its pattern or the vocabulary is kept as a draft, with its faults', async () => {
    const id = 'pre_ibps-po-prelims'
    const { blueprints } = await readOfficePreset(services, id)
    await beginPresetDraft(services, blueprintPart, id, blueprints[0]?.id ?? '', admin)
    const { revision, faults } = await writeBlueprint(
      id,
      ([first, second]) => {
        if (!first || !second) throw new Error('Two sections')
        first.difficulty = { easy: 50, medium: 30, hard: 30 }
        first.topics[0] = { topics: ['english/none'], questions: [12, 10], title: { en: '', hi: '' } }
        second.topics = [{ ...(second.topics[0] as Line), questions: [1, 2] }]
      },
      '',
    )
    expect(faults).toEqual({ changes: 'required' })
    const { faults: complete } = await writeBlueprint(id, () => undefined)
    expect(complete).toEqual({
      'sections.0.difficulty': 'invalid',
      'sections.0.topics.0.questions.1': 'too_small:12',
      'sections.0.topics.0.topics.0': 'unknown',
      'sections.1.topics': 'invalid',
    })
    await expect(addPresetVersion(services, blueprintPart, id, revision + 1, admin)).rejects.toMatchObject({
      status: 422,
    })
    await discardPresetDraft(services, blueprintPart, id, admin)
    expect((await readOfficePreset(services, id)).blueprintDraft).toBeNull()
  })

  test('a pattern without one begins with its sections', async () => {
    const id = 'pre_demo'
    await expect(beginPresetDraft(services, blueprintPart, id, 'blu_none', admin)).rejects.toMatchObject({
      status: 404,
    })
    await beginPresetDraft(services, blueprintPart, id, null, admin)
    const { body, from, next } = await readPresetDraft(services, blueprintPart, id)
    const { versions } = await readOfficePreset(services, id)
    expect([from, next]).toEqual([null, 1])
    expect((body['sections'] as { id: string }[]).map((section) => section.id)).toEqual(
      versions[0]?.pattern.sections.map((section) => section.id),
    )
    await discardPresetDraft(services, blueprintPart, id, admin)
  })
})
