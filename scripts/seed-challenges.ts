import { eq } from 'drizzle-orm'
import { sameForm } from '../domain/challenges/proposal.ts'
import { results } from '../drizzle/schema/index.ts'
import { challengedTest, officeChallenges, type SeedChallenge } from '../drizzle/seed/office/challenges.ts'
import { takeUp, findCase } from '../worker/challenges/cases.usecases.ts'
import * as store from '../worker/challenges/challenges.store.ts'
import { rule } from '../worker/challenges/rulings.usecases.ts'
import type { Bindings } from '../worker/env.ts'
import { makeServices, type Services } from '../worker/platform/context.ts'
import { newId } from '../worker/platform/ids.ts'

const hour = 3_600_000

/** Dispatches no events while the demo is seeded; the product's cron sends those that it finds. */
const unsent = { sendBatch: () => Promise.resolve() }

type Attempt = { attemptId: string; userId: string }

/** Sends a challenge of a question of the student's attempt, and withdraws it where it was withdrawn. */
const send = async (
  { db, now, newId: idOf }: Services,
  { attemptId, userId }: Attempt,
  questionId: string,
  { proposal, reason, source, isWithdrawn }: SeedChallenge,
): Promise<string> => {
  const found = await store.findChallenged(db, attemptId, questionId)
  if (!found) throw new Error(`${questionId} is in no paper of ${attemptId}.`)
  const { testId, questionVersionId, keyVersion } = found
  const place = { attemptId, userId, testId, questionId, questionVersionId, keyVersion }
  const id = idOf('chl')
  await store.insertChallenge(db, { id, ...place, proposal: sameForm(proposal), reason, source, now: now() })
  if (isWithdrawn) await store.withdrawChallenge(db, { id, questionVersionId, now: now() })
  return questionVersionId
}

/**
 * Adds challenges of keys by students of the demo, dated relative to `now` (Unix milliseconds), with what the office has
 * done since. Needs past attempts; the student of the demo sent the first of each case.
 */
export const seedChallenges = async (d1: D1Database, now: number): Promise<void> => {
  const services = makeServices({ DB: d1, EVENTS_QUEUE: unsent } as unknown as Bindings, () => undefined)
  const attempts = await services.db
    .select({ attemptId: results.attemptId, userId: results.userId })
    .from(results)
    .where(eq(results.testId, challengedTest))
    .orderBy(results.userId)
    .limit(Math.max(...officeChallenges.map(({ challenges }) => challenges.length)))
  const servicesAt = (hoursAgo: number): Services => {
    const at = now - hoursAgo * hour
    return { ...services, now: () => at, newId: (prefix) => newId(prefix, at) }
  }
  for (const { questionId, hoursAgo, challenges, takenUpHoursAgo, ruling } of officeChallenges) {
    let versionId = ''
    for (const [index, challenge] of challenges.entries()) {
      const attempt = attempts[index]
      if (!attempt) throw new Error(`${challengedTest} has too few attempts.`)
      versionId = await send(servicesAt(hoursAgo - index), attempt, questionId, challenge)
    }
    const { revision } = await findCase(services, versionId)
    if (takenUpHoursAgo !== undefined) await takeUp(servicesAt(takenUpHoursAgo), 'demo-editor', versionId, revision)
    if (ruling)
      await rule(servicesAt(ruling.hoursAgo), 'demo-admin', versionId, {
        ruling: 'rejected',
        reason: ruling.reason,
        revision,
      })
  }
}
