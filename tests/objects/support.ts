/// <reference types="@cloudflare/vitest-plugin/types" />
import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env as bound } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { vi } from 'vitest'
import type { Answer, Paper, ResponseEvent } from '../../domain/attempts/contract.ts'
import { autoClosesAt, defaultDrainMs } from '../../domain/attempts/timing.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { seedCourses } from '../../scripts/seed-courses.ts'
import { seedJobs } from '../../scripts/seed-jobs.ts'
import { seedLegal } from '../../scripts/seed-legal.ts'
import { seedCurrentAffairs } from '../../scripts/seed-current-affairs.ts'
import { seed } from '../../scripts/seed.ts'
import { contentKinds } from '../../worker/content-kinds.ts'
import type { ContentKind } from '../../worker/content/content-kind.ts'
import { openingOf, type Start } from '../../worker/attempts/opening.ts'
import type { Holder } from '../../worker/attempts/session/stored-attempt.ts'
import type { Bindings } from '../../worker/env.ts'
import { makeServices, type Services } from '../../worker/platform/context.ts'
import { newId } from '../../worker/platform/ids.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { losses } from './worker.ts'

type TestBindings = {
  MIGRATIONS: D1Migration[]
  SEARCH_MIGRATIONS: D1Migration[]
  /** Empty; a test migrates it up to the migration before its own. */
  OLDER_DB: D1Database
  /** Empty, for the test of the content migration. */
  OLDER_CONTENT_DB: D1Database
  /** Empty, for the test of the series migration. */
  OLDER_SERIES_DB: D1Database
  /** Empty, for the test of the migration of prices. */
  OLDER_PRICES_DB: D1Database
  /** Empty, for a demo of another day. */
  DEMO_DB: D1Database
}

export const env = bound as unknown as Bindings & TestBindings
export const db = drizzle(env.DB, { schema })

/** The demo that the files of a run share, as it was before the first test. */
const demo = { seededAt: 0, ids: new Map<string, readonly string[]>() }

/** Instant to which the dates of the demo relate. A run that passes midnight is a day later than its demo. */
export const demoSeededAt = (): number => demo.seededAt

/** Ids of the items of the demo, without those that tests have added. */
export const demoIds = ({ kind }: Pick<ContentKind, 'kind'>): readonly string[] => demo.ids.get(kind) ?? []

/** Applies the product's migrations and demo for the first file; the other files share them. */
export const prepareDatabase = async (): Promise<void> => {
  if (demo.seededAt) return
  const now = Date.now()
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  await applyD1Migrations(env.SEARCH_DB, env.SEARCH_MIGRATIONS)
  await seed(env.DB, now)
  await seedJobs(env.DB, now)
  await seedCurrentAffairs(env.DB, now)
  await seedCourses(env.DB, now)
  await seedLegal(env.DB)
  for (const { kind, table } of contentKinds) {
    const rows = await db.select({ id: sql<string>`${table.id}` }).from(table)
    demo.ids.set(
      kind,
      rows.map(({ id }) => id),
    )
  }
  demo.seededAt = now
}

export const servicesAt = (now: () => number = Date.now, parts: Partial<Services> = {}): Services => ({
  ...makeServices(env, () => undefined),
  now,
  ...parts,
})

let serial = 0
/** Unique across all tests of the run. */
export const unique = (word: string): string => `${word}${(serial += 1)}${crypto.randomUUID().slice(0, 8)}`

export const mock = { testId: 'tst_ssc-cgl-mock-1', versionId: 'tst_ssc-cgl-mock-1_v1' }
const twelveMinutes = 12 * 60_000

/** Times of the attempt, and changes to the seeded paper. */
export type AttemptParts = Partial<Start> & { paper?: Partial<Paper> | ((seeded: Paper) => Partial<Paper>) }

/**
 * An attempt of the seeded short mock, not yet begun. Times are passed, not waited for: `start` defaults to a day
 * ahead, so that no alarm fires during the run.
 */
export const newAttempt = async (start = Date.now() + 86_400_000, { paper: changes, ...times }: AttemptParts = {}) => {
  const { paper: seeded } = await paperOf(servicesAt(), mock.versionId)
  // Objects cache a version permanently, so a changed paper needs another version id.
  const versionId = changes ? unique('version') : mock.versionId
  const changed = typeof changes === 'function' ? changes(seeded) : changes
  const paper: Paper = { ...seeded, durationMs: twelveMinutes, versionId, ...changed }
  const opening = openingOf(
    paper,
    { attemptId: newId('att', Date.now()), userId: unique('user') },
    { beginsAt: null, closesAt: null, extra: null, pauses: [], sectionMs: null, ...times },
  )
  const { attemptId } = opening
  // An unpublished version cannot be scored, so its messages are lost.
  if (versionId !== mock.versionId) losses.set(attemptId, Number.MAX_SAFE_INTEGER)
  const stub = env.ATTEMPTS.getByName(attemptId)
  const { epoch } = await stub.open(opening, start)
  const holder: Holder = { epoch, session: unique('session') }
  return { stub, attemptId, holder, start, opening, paper, questionIds: paper.questions.map(({ id }) => id) }
}

/** An attempt with a running clock. */
export const newRunning = async (
  start?: number,
  { sections, device, ...parts }: AttemptParts & { sections?: string[]; device?: string | undefined } = {},
) => {
  const attempt = await newAttempt(start, parts)
  const begun = await attempt.stub.begin(attempt.holder, { language: 'en', sections, device }, attempt.start)
  if ('refused' in begun) throw new Error(begun.refused)
  const { deadlineAt } = begun
  return { ...attempt, deadlineAt, closesItself: autoClosesAt({ deadlineAt, drainMs: defaultDrainMs }) }
}

export const chosen = (optionId: string): Answer => ({ optionIds: [optionId] })

export const event = (
  seq: number,
  questionId: string,
  at: number,
  parts: Partial<ResponseEvent> = {},
): ResponseEvent => ({
  seq,
  questionId,
  answer: chosen('a'),
  status: 'answered',
  at,
  ms: 1_000,
  ...parts,
})

/** Log lines of a level written while something runs, parsed. */
export const logged = async (
  level: 'info' | 'warn' | 'error',
  run: () => Promise<unknown>,
): Promise<{ event: string }[]> => {
  const spy = vi.spyOn(console, level).mockImplementation(() => undefined)
  try {
    await run()
    return spy.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string })
  } finally {
    spy.mockRestore()
  }
}
