import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateInIndia } from '../../domain/india.ts'
import { auditLog, presetDrafts, presetVersions } from '../../drizzle/schema/index.ts'
import { newPracticeTest } from '../../worker/catalogue/new-tests.usecases.ts'
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
})

/** Saves the draft with changed fields and returns its revision. */
const write = async (presetId: string, change: Record<string, unknown>) => {
  const { revision, body } = await readPresetDraft(services, presetId)
  const source = { title: 'Notice 7', url: 'https://example.gov.in/7', seen: today, note: '', unchecked: false }
  return savePresetDraft(
    services,
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

    await beginPresetDraft(services, preset.id, preset.versions[0]?.id ?? '', admin)
    await expect(beginPresetDraft(services, preset.id, used?.id ?? '', admin)).rejects.toMatchObject({ status: 409 })
    const begun = await readPresetDraft(services, preset.id)
    expect(begun.faults).toMatchObject({ changes: 'required' })
    await expect(addPresetVersion(services, preset.id, begun.revision, admin)).rejects.toMatchObject({ status: 422 })
    const sections = (begun.body['sections'] as { questionCount: number }[]).map((section) => ({
      ...section,
      questionCount: 20,
    }))
    const { revision, faults } = await write(preset.id, { sections })
    expect(faults).toEqual({})
    await expect(
      savePresetDraft(services, preset.id, { revision: begun.revision, body: begun.body }, admin),
    ).rejects.toMatchObject({ code: 'content.revision_conflict' })
    const { version } = await addPresetVersion(services, preset.id, revision, admin)
    await expect(addPresetVersion(services, preset.id, revision, admin)).rejects.toMatchObject({ status: 404 })

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
    await beginPresetDraft(services, id, 'pre_daily-quiz_v1', admin)
    const planned = await write(id, { effectiveFrom: day, durationMinutes: 9 })
    await addPresetVersion(services, id, planned.revision, admin)
    const { items } = await listOfficePresets(services)
    const listed = items.find((each) => each.id === id)
    expect(listed).toMatchObject({ current: { version: 1 }, next: { version: 2, effectiveFrom: day }, hasDraft: false })
    expect(await presetOf(null)).toBe('pre_daily-quiz_v1')
    expect(await presetOf(Date.parse(`${day}T00:30:00+05:30`))).toMatch(/^prv_/)

    await beginPresetDraft(services, id, 'pre_daily-quiz_v1', admin)
    const back = await write(id, { effectiveFrom: day })
    await addPresetVersion(services, id, back.revision, admin)
    const { versions } = await readOfficePreset(services, id)
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [3, 'coming'],
      [2, 'earlier'],
      [1, 'current'],
    ])
    expect(versions[0]?.pattern).toEqual(versions[2]?.pattern)
  })

  test('a draft is discarded, and its act is recorded', async () => {
    await beginPresetDraft(services, 'pre_gate', 'pre_gate_v1', admin)
    await expect(beginPresetDraft(services, 'pre_jee-main', 'pre_gate_v1', admin)).rejects.toMatchObject({
      status: 404,
    })
    await discardPresetDraft(services, 'pre_gate', admin)
    await expect(discardPresetDraft(services, 'pre_gate', admin)).rejects.toMatchObject({ status: 404 })
    await expect(readPresetDraft(services, 'pre_gate')).rejects.toMatchObject({ status: 404 })
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
    topics: [{ en: 'Analogy', hi: 'सादृश्यता' }],
    min: 2,
    max: 5,
  })
  expect(blueprints[0]).toMatchObject({ basis: 'analysis', unchecked: true })
})
