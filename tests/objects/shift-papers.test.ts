import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { DraftBody } from '../../domain/content/contract.ts'
import { attempts, shiftGroups, tests } from '../../drizzle/schema/index.ts'
import { testContent } from '../../worker/catalogue/tests.content.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem, saveDraft } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { readDashboard } from '../../worker/dashboard/dashboard.usecases.ts'
import type { Services } from '../../worker/platform/context.ts'
import {
  addShift,
  computeShiftGroup,
  createShiftGroup,
  releaseShiftGroup,
} from '../../worker/results/shift-group-acts.usecases.ts'
import { readTask } from '../../worker/tasks/tasks.usecases.ts'
import { db, env, mock, prepareDatabase, servicesAt, unique } from './support.ts'
import { takeStep, undeliveredTasks } from './take-step.ts'

beforeAll(prepareDatabase)

const admin = 'user-administrator'
const hour = 3_600_000
const now = Date.now()
const preset = 'pre_ssc-cgl-1_v2'

/** Services at an instant; the test takes the steps of tasks itself. */
const at = (instant: number) => servicesAt(() => instant, { env: { ...env, ...undeliveredTasks } })

const bodyOf = async (id: string): Promise<DraftBody> => (await readItem(at(now), testContent, id)).draft.body

type Section = { questions: unknown[] }

/** A published test of an hour whose results open the day after. */
const newShift = async (hours: number) => {
  const { sections, ...body } = await bodyOf(mock.testId)
  const { id, revision } = await createItem(
    at(now),
    testContent,
    {
      ...body,
      slug: unique('shift-').toLowerCase(),
      presetVersionId: preset,
      opensAt: now + hours * hour,
      closesAt: now + (hours + 1) * hour,
      release: { rule: 'at', at: now + 30 * hour },
      sections: (sections as Section[]).map((section) => ({ ...section, minutes: 3 })),
    },
    admin,
  )
  await publish(at(now), testContent, id, { revision }, admin)
  return id
}

const newGroup = async () => {
  const groupId = await createShiftGroup(at(now), admin, {
    title: { en: 'Sunday', hi: 'रविवार' },
    presetVersionId: preset,
  })
  const testIds = [await newShift(2), await newShift(4)] as const
  for (const testId of testIds)
    await addShift(at(now), admin, { groupId, testId }, { revision: await revisionOf(groupId), overlaps: false })
  return { groupId, testIds }
}

const revisionOf = async (groupId: string): Promise<number> =>
  (await db.select().from(shiftGroups).where(eq(shiftGroups.id, groupId)).get())?.revision ?? 0

const save = async (services: Services, id: string, parts: DraftBody): Promise<number> => {
  const { draft } = await readItem(services, testContent, id)
  const body = { ...draft.body, ...parts }
  return (await saveDraft(services, testContent, id, { revision: draft.revision, body }, admin)).revision
}

const publishWith = async (services: Services, id: string, parts: DraftBody) =>
  publish(services, testContent, id, { revision: await save(services, id, parts) }, admin)

const refused = (fields: Record<string, string>) => ({ status: 422, extra: { fields } })

test('a shift is not published with other sections than the others (OFC-162)', async () => {
  const {
    testIds: [id],
  } = await newGroup()
  const [first, ...others] = (await bodyOf(id)).sections as Section[]
  const fewer = [{ ...first, questions: first?.questions.slice(1) }, ...others]
  await expect(publishWith(at(now), id, { sections: fewer })).rejects.toMatchObject(
    refused({ sections: 'shift_structure' }),
  )
  const [one, ...rest] = first?.questions ?? []
  await publishWith(at(now), id, { sections: [{ ...first, questions: [...rest, one] }, ...others] })
})

test('held results are due, a draft follows their release, and nothing hides them again (OFC-59, OFC-164)', async () => {
  const { groupId, testIds } = await newGroup()
  const [id] = testIds
  const after = at(now + 10 * hour)
  const isDue = async () => {
    const { lines } = (await readDashboard(after, 30)).due
    return lines.find(({ name }) => name === 'shifts')?.items.some((item) => item.id === groupId) ?? false
  }
  expect(await isDue()).toBe(true)
  const revision = await save(after, id, { title: { en: 'Renamed', hi: 'नया नाम' } })
  const taskId = await computeShiftGroup(after, admin, groupId, await revisionOf(groupId))
  while ((await readTask(after, taskId)).state !== 'done') await takeStep(after, taskId)
  await releaseShiftGroup(after, admin, groupId, await revisionOf(groupId))
  expect(await isDue()).toBe(false)
  await expect(publish(after, testContent, id, { revision }, admin)).rejects.toMatchObject({ status: 409 })
  const { draft } = await readItem(after, testContent, id)
  const released = { rule: 'at', at: after.now() }
  expect(draft.body).toMatchObject({ title: { en: 'Renamed' }, release: released })
  await db.insert(attempts).values({
    id: unique('att_'),
    userId: unique('user'),
    testId: id,
    testVersionId: 'version',
    state: 'in_progress',
    startedAt: 1,
  })
  const later = now + 20 * hour
  for (const [parts, fields] of [
    [{ release: { rule: 'at', at: later } }, { release: 'results_out' }],
    [{ release: { rule: 'after_close' }, closesAt: later }, { closesAt: 'results_out' }],
  ] as const)
    await expect(publishWith(after, id, parts)).rejects.toMatchObject(refused(fields))
  await publishWith(after, id, { release: released, closesAt: now + 3 * hour })
  const row = await db.select().from(tests).where(eq(tests.id, id)).get()
  expect(row).toMatchObject({ title: { en: 'Renamed' }, release: released, releaseHeld: false })
})
