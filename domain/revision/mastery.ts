import { addDays } from '../india.ts'

/** Levels of a topic from the lowest up. */
export const masteryLevels = ['new', 'shaky', 'secure', 'strong'] as const
export type MasteryLevel = (typeof masteryLevels)[number]

/** Answers to questions of a topic on a day in India, `YYYY-MM-DD`. A blank after a look is an answer that is not right. */
export type TopicDay = { day: string; answers: number; right: number }

/** Least answers of a topic for a level; with fewer it is new. */
const leastOfTopic = 3

/** Shares of right answers from which a day counts for a topic, and below which it counts against it. */
const goodFrom = 0.7
const badBelow = 0.5

/**
 * Good days in a row: two make a topic secure and four make it strong, so that no day alone raises it. A bad day, or rest
 * for too long, takes it to the beginning of the level below.
 */
const stepsOf = { secure: 2, strong: 4 } as const

/** Days without an answer after which revision of a level is overdue. */
const restDays = { secure: 21, strong: 45 } as const

type Standing = { steps: number; day: string }

const levelAt = (steps: number): Exclude<MasteryLevel, 'new'> =>
  steps >= stepsOf.strong ? 'strong' : steps >= stepsOf.secure ? 'secure' : 'shaky'

const lowered = (steps: number): number => (levelAt(steps) === 'strong' ? stepsOf.secure : 0)

/** Day from which revision of a topic is overdue; null where nothing can be lost. */
const overdueFrom = ({ steps, day }: Standing): string | null => {
  const level = levelAt(steps)
  return level === 'shaky' ? null : addDays(day, restDays[level])
}

/** Standing on a day: it has fallen by a level each time that revision was overdue. */
const rested = (standing: Standing, today: string): Standing => {
  const overdue = overdueFrom(standing)
  if (overdue === null || today < overdue) return standing
  return rested({ steps: lowered(standing.steps), day: overdue }, today)
}

const afterDay = (standing: Standing | null, { day, answers, right }: TopicDay): Standing => {
  const { steps } = standing ? rested(standing, day) : { steps: 0 }
  const share = right / answers
  if (share < badBelow) return { steps: lowered(steps), day }
  return { steps: share >= goodFrom ? Math.min(stepsOf.strong, steps + 1) : steps, day }
}

/** Level of a topic, and the first day on which it falls without an answer; null where it cannot fall. */
export type Mastery = { level: MasteryLevel; fallsOn: string | null }

/** Level of a topic today by the days on which it was answered, oldest first. */
export const masteryOf = (days: readonly TopicDay[], today: string): Mastery => {
  const answers = days.reduce((sum, day) => sum + day.answers, 0)
  const last = days.reduce<Standing | null>(afterDay, null)
  if (last === null || answers < leastOfTopic) return { level: 'new', fallsOn: null }
  const standing = rested(last, today)
  return { level: levelAt(standing.steps), fallsOn: overdueFrom(standing) }
}

/** Directions of the share of right answers, from the answers before to the last ones. */
export const trends = ['up', 'level', 'down'] as const
export type Trend = (typeof trends)[number]

/** Answers of each side of a trend at least, and the difference of the shares that is told. */
const leastOfSide = 10
const toldFrom = 0.15

const added = (one: TopicDay, other: TopicDay): TopicDay => ({
  day: other.day,
  answers: one.answers + other.answers,
  right: one.right + other.right,
})

/** Newest days that hold enough answers for a side of a trend, and the days before them. */
const side = (days: readonly TopicDay[]): { sum: TopicDay; before: readonly TopicDay[] } => {
  let sum: TopicDay = { day: '', answers: 0, right: 0 }
  let taken = 0
  while (taken < days.length && sum.answers < leastOfSide) {
    sum = added(days[days.length - 1 - taken] ?? sum, sum)
    taken += 1
  }
  return { sum, before: days.slice(0, days.length - taken) }
}

/** Trend of a topic; null where a side has too few answers. */
export const trendOf = (days: readonly TopicDay[]): Trend | null => {
  const recent = side(days)
  const earlier = side(recent.before)
  if (Math.min(recent.sum.answers, earlier.sum.answers) < leastOfSide) return null
  const change = recent.sum.right / recent.sum.answers - earlier.sum.right / earlier.sum.answers
  return change >= toldFrom ? 'up' : change <= -toldFrom ? 'down' : 'level'
}
