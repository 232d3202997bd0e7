import { runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { usualSettings } from '../../domain/revision/contract.ts'
import * as deckSchema from '../../drizzle/schema/deck-object.ts'
import { reviewFit, studentProfiles } from '../../drizzle/schema/index.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { readFit, reportFit } from '../../worker/revision/review-fit.usecases.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const day = 86_400_000
const noon = Date.parse('2031-05-10T06:30:00Z')
const services = servicesAt(() => noon)

/** A deck with reviews: one of yesterday on its due day, one undone, one of today. */
const reviewer = async () => {
  const userId = unique('reviewer')
  const deck = deckOf(services, userId)
  await deck.setSettings(userId, usualSettings, noon)
  const of = { cardId: 'qst_1', sessionId: 'prs_1', ms: 9_000, lateDays: 0.4, rating: 3, predicted: 0.9 }
  await runInDurableObject(deck, (_deck, { storage }) =>
    drizzle(storage, { schema: deckSchema })
      .insert(deckSchema.reviews)
      .values([
        { ...of, id: '1', at: noon - day },
        { ...of, id: '2', at: noon - day + 1, isUndone: true },
        { ...of, id: '3', at: noon },
      ])
      .run(),
  )
  return userId
}

const stored = () => db.select().from(reviewFit).where(eq(reviewFit.lateness, 'on_time')).all()

test('sums of a deck are added once a day, and shown from ten students on (LRN-27)', async () => {
  for (let decks = 1; decks <= 10; decks += 1) {
    const userId = await reviewer()
    for (let time = 0; time < 2; time += 1) await reportFit(services, userId)
    expect(await stored()).toMatchObject([{ day: '2031-05-09', decks, reviews: decks, right: decks }])
    expect((await readFit(services)).lateness).toHaveLength(decks < 10 ? 0 : 1)
  }
  expect((await readFit(services)).lateness).toMatchObject([{ lateness: 'on_time', reviews: 10, right: 1 }])
})

test('nothing of a minor without consent, or of a deck that was never written, is added (LRN-20, LRN-27)', async () => {
  const before = await stored()
  const minor = await reviewer()
  await db.insert(studentProfiles).values({ uid: minor, declaredMinor: true })
  await reportFit(services, minor)
  await reportFit(services, unique('nobody'))
  expect(await stored()).toEqual(before)
})
