import { addDays, startOfDayInIndia } from '../../domain/india.ts'
import { revisionLimits } from '../../domain/revision/cards.ts'
import { queueOrder } from '../../domain/revision/queue-order.ts'
import { dueDay, spreadOf, stateAfter, type Review } from '../../domain/revision/scheduling.ts'

/** An item of a simulated student as a policy sees it. Days are counted from the first. */
export type PolicyItem = { id: string; topic: string; answers: { day: number; isRight: boolean }[] }

/** Items that are asked on a day, of those that were missed before it. */
export type Policy = (items: readonly PolicyItem[], day: number) => PolicyItem[]

/** Reviews of a day at most, the usual choice of the product. */
export const cap = revisionLimits.usualCap

export const none: Policy = () => []

const firstDay = '2026-01-01'
const dayOf = (day: number): string => addDays(firstDay, day)
/** Noon of a day in India. */
const noonOf = (day: number): number => startOfDayInIndia(dayOf(day)) + 12 * 3_600_000

/** The queue of the product, with the exam on a day. */
export const ourQueue =
  (examDay: number): Policy =>
  (items, day) => {
    const due = items.flatMap((item) => {
      const reviews = item.answers.map((answer): Review => ({ at: noonOf(answer.day), rating: answer.isRight ? 3 : 1 }))
      const state = stateAfter(reviews)
      const dueOn = dueDay(state, dayOf(examDay), spreadOf(item.id))
      if (dueOn === null || dueOn > dayOf(day)) return []
      return [{ item, topic: item.topic, state, dueAt: startOfDayInIndia(dueOn) }]
    })
    return queueOrder(due, noonOf(day), cap).map(({ item }) => item)
  }

/**
 * Day on which SM-2 asks for an item (Wozniak 1990): after 1 and 6 days, then by the ease, which starts at 2.5. A right
 * answer has quality 4, a wrong one 2, which begins anew.
 */
const sm2DueDay = ({ answers }: PolicyItem): number => {
  let [ease, repetition, interval, last] = [2.5, 0, 0, 0]
  for (const { day, isRight } of answers) {
    const quality = isRight ? 4 : 2
    repetition = isRight ? repetition + 1 : 0
    interval = repetition <= 1 ? 1 : repetition === 2 ? 6 : Math.round(interval * ease)
    ease = Math.max(1.3, ease + 0.1 - (5 - quality) * (0.08 + (5 - quality) * 0.02))
    last = day
  }
  return last + interval
}

/** SM-2 with the same cap, the longest due first. */
export const sm2: Policy = (items, day) =>
  items
    .map((item) => ({ item, due: sm2DueDay(item) }))
    .filter(({ due }) => due <= day)
    .toSorted((one, other) => one.due - other.due)
    .slice(0, cap)
    .map(({ item }) => item)
