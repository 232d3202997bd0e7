import type { QuoteNote } from '../../domain/purchases/checkout.ts'
import { isPass, passesOf, passId } from '../../domain/purchases/offers.ts'
import { upgradeCredit } from '../../domain/purchases/upgrades.ts'
import type { Services } from '../platform/context.ts'
import * as store from './relations.store.ts'

/** Series, course and passes that open an item; the pass over all contains the others. */
const wholesOf = (itemId: string, belonging: store.Belonging | undefined): string[] => {
  if (isPass(itemId)) return itemId === passId(null) ? [] : [passId(null)]
  const { seriesId = null, courseId = null, exams = [] } = belonging ?? {}
  return [...passesOf(exams), ...[seriesId, courseId].filter((id) => id !== null)]
}

const creditOf = ({ startsAt, endsAt, paidPaise, refundedPaise }: store.HeldRight, now: number): number =>
  endsAt === null || paidPaise === null
    ? 0
    : upgradeCredit({ paidPaise: paidPaise - (refundedPaise ?? 0), startsAt, endsAt }, now)

/** How an item relates to what a student has: notes before payment, credit, and the rights that it credits and ends. */
export const relationTo = async (services: Services, userId: string, itemId: string) => {
  const now = services.now()
  const rights = await store.heldRights(services.db, userId, now)
  const belongings = await store.belongingsOf(services.db, [itemId, ...rights.map((right) => right.itemId)])
  const wholes = wholesOf(itemId, belongings.get(itemId))
  const same = rights.filter((right) => right.itemId === itemId)
  const around = rights.filter((right) => wholes.includes(right.itemId))
  const within = rights.filter((right) => wholesOf(right.itemId, belongings.get(right.itemId)).includes(itemId))
  const isForGood = same.some(({ endsAt }) => endsAt === null)
  const notes: [QuoteNote, boolean][] = [
    ['forGood', isForGood],
    ['owned', same.length > 0 && !isForGood],
    ['inSeries', around.some((right) => !isPass(right.itemId))],
    ['inPass', around.some((right) => isPass(right.itemId))],
    ['contains', within.length > 0],
  ]
  // A right without an end, a gift, or one without a rest outlives the new one, which may end before it.
  const credited = within
    .map((right) => ({ id: right.id, paise: creditOf(right, now) }))
    .filter(({ paise }) => paise > 0)
  return {
    notes: notes.flatMap(([note, holds]) => (holds ? [note] : [])),
    creditPaise: credited.reduce((sum, { paise }) => sum + paise, 0),
    replaces: credited.map(({ id }) => id),
    startsAt: Math.max(now, ...same.map(({ endsAt }) => endsAt ?? 0)),
  }
}
