import { normalFrom } from '../../domain/seeded.ts'
import { recallOn, study, type ItemMemory } from './memory-model.ts'
import { cap, none, ourQueue, sm2, type Policy, type PolicyItem } from './review-policies.ts'
import type { ProofRow } from './row.ts'

/** Days until the exam; new mistakes come until ten days before it. */
const examDay = 60
const lastNewDay = 49
/** New mistakes of a day: few, and more than the cap of reviews leaves room for. */
const loads = [2, 6] as const
const topics = 20

/** Deviations of the ability of students and of the ease of items, in activation. */
const abilityDeviation = 0.3
const easeDeviation = 0.3

type Item = PolicyItem & ItemMemory

/** Retention on the day of the exam over all mistakes, and reviews of each day. */
type Outcome = { retention: number; reviews: number[] }

const newItem = (day: number, index: number, ability: number, random: () => number): Item => ({
  id: `${day}_${index}`,
  topic: `t${Math.floor(topics * random())}`,
  answers: [],
  ease: ability + easeDeviation * normalFrom(random),
  traces: [],
})

const answer = (item: Item, day: number, isRight: boolean): void => {
  item.answers.push({ day, isRight })
  study(item, day)
}

/** Two months of a student who answers whatever the policy asks for. */
const live = (policy: Policy, newPerDay: number, ability: number, random: () => number): Outcome => {
  const items: Item[] = []
  const reviews: number[] = []
  for (let day = 0; day < examDay; day += 1) {
    const asked = policy(items, day) as Item[]
    for (const item of asked) answer(item, day, random() < recallOn(item, day))
    reviews.push(asked.length)
    if (day > lastNewDay) continue
    const missed = Array.from({ length: newPerDay }, (_, index) => newItem(day, index, ability, random))
    for (const item of missed) answer(item, day, false)
    items.push(...missed)
  }
  return { retention: meanOf(items.map((item) => recallOn(item, examDay))), reviews }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const errorOf = (values: readonly number[]): number => {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)) / values.length)
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const line = (name: string, outcomes: readonly Outcome[]): string => {
  const retentions = outcomes.map(({ retention }) => retention)
  const perDay = meanOf(outcomes.flatMap(({ reviews }) => reviews))
  const most = Math.max(...outcomes.flatMap(({ reviews }) => reviews))
  const kept = `${percent(meanOf(retentions))} ± ${percent(errorOf(retentions))}`
  return `    ${name.padEnd(8)} ${kept.padEnd(18)} ${perDay.toFixed(1).padStart(5)} reviews a day, at most ${most}`
}

const policies = { ours: ourQueue(examDay), 'SM-2': sm2, none } satisfies Record<string, Policy>

/** Figures and faults of all policies with a number of new mistakes a day. */
const compare = (newPerDay: number, abilities: readonly number[], random: () => number): string[] => {
  console.log(`    ${abilities.length} students, ${newPerDay} new mistakes a day`)
  const retentions = new Map<Policy, number>()
  const faults: string[] = []
  for (const [name, policy] of Object.entries(policies)) {
    const outcomes = abilities.map((ability) => live(policy, newPerDay, ability, random))
    console.log(line(name, outcomes))
    retentions.set(policy, meanOf(outcomes.map(({ retention }) => retention)))
    if (outcomes.some(({ reviews }) => reviews.some((count) => count > cap))) faults.push(`${name} breaks the cap`)
  }
  const [own, without] = [retentions.get(policies.ours) ?? 0, retentions.get(policies.none) ?? 1]
  return own > without ? faults : [...faults, 'Our queue keeps less than none']
}

/**
 * Simulated students over 60 days, with our queue, with SM-2 and with none: retention on the day of the exam and reviews
 * a day. It fails where a queue breaks its cap or is worse than none; which is better is reported, not demanded.
 */
export const population: ProofRow = {
  name: 'population',
  run: async ({ short, random }) => {
    const abilities = Array.from({ length: short ? 5 : 200 }, () => abilityDeviation * normalFrom(random))
    return loads.flatMap((newPerDay) => compare(newPerDay, abilities, random))
  },
}
