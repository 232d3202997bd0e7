/** Most days over which a backlog is spread. */
export const mostSpreadDays = 365

type Room = {
  /** Cards that a day asks for at most. */
  cap: number
  /** Cards that are due on each coming day anyway, tomorrow first. */
  due: readonly number[]
  /** Days before the exam, tomorrow included; null without one. */
  days: number | null
}

const lastOf = ({ days }: Room): number => Math.max(0, Math.min(mostSpreadDays, days ?? mostSpreadDays) - 1)

/** Cards of a backlog that a day takes: what its own cards leave of the cap, and at least one. */
const roomOn = ({ cap, due }: Room, day: number): number => Math.max(1, cap - (due[day] ?? 0))

/**
 * Day of each of `count` cards, 0 for tomorrow. With an exam, and after a year without one, the last day takes the rest,
 * which its cap will not reach.
 */
export const spreadDays = (count: number, room: Room): number[] => {
  const last = lastOf(room)
  const placed: number[] = []
  for (let day = 0; placed.length < count; day += 1) {
    const left = count - placed.length
    const taken = day >= last ? left : Math.min(left, roomOn(room, day))
    for (let card = 0; card < taken; card += 1) placed.push(day)
  }
  return placed
}

/** Days that spreading takes, and how many of the cards the caps of those days reach. */
export const spreadPlan = (count: number, room: Room) => {
  const days = (spreadDays(count, room).at(-1) ?? -1) + 1
  const reached = Array.from({ length: days }, (_, day) => roomOn(room, day)).reduce((sum, each) => sum + each, 0)
  return { cards: count, days, reached: Math.min(count, reached) }
}
