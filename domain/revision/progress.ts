import type { Bilingual } from '../questions/text.ts'
import type { MasteryLevel, Trend } from './mastery.ts'
import type { Coverage, Interval } from './prediction.ts'

/** Answers of a student in a topic. Times are sums in milliseconds, `lastDay` is a day in India. */
export type TopicSums = {
  subject: string
  topic: string
  level: MasteryLevel
  /** First day on which the level falls without an answer; null where it cannot fall. */
  fallsOn: string | null
  trend: Trend | null
  answers: number
  right: number
  ms: number
  targetMs: number
  lastDay: string
}

/** Answers and reviews of a day in India. */
export type PracticeDay = { day: string; answers: number }

type Named = { id: string; title: Bilingual }

export type ProgressTopic = Omit<TopicSums, 'subject' | 'topic' | 'ms' | 'targetMs'> & { subject: Named; topic: Named }

export const studyKinds = ['lesson', 'material', 'video'] as const
export type StudyKind = (typeof studyKinds)[number]

/** An item that teaches a topic. `courseId` is that of a lesson. */
export type StudyLink = { kind: StudyKind; id: string; courseId: string | null; title: Bilingual }

/** Score of a mock. Units are those of domain/results/marks.ts, `at` is Unix milliseconds. */
export type MockScore = {
  attemptId: string
  testId: string
  title: Bilingual
  at: number
  units: number
  maxUnits: number
}

/** Predicted score of the next mock of a pattern; `interval` is null before there are enough mocks. */
export type ScorePrediction = {
  pattern: Bilingual
  maxUnits: number
  mocks: number
  interval: Interval | null
  /** Own earlier mocks, and those of all students; null where these are too few. */
  own: Coverage
  published: Coverage | null
}

export type TimeUse = { subject: Named; answers: number; ms: number; targetMs: number }

/** GET /api/revision/progress. Lists hold at most some hundred rows. */
export type ProgressView = {
  /** Choices of the filters: exams with attempts, and subjects with answers. */
  exams: (Named & { attempts: number })[]
  subjects: Named[]
  exam: string | null
  subject: string | null
  /** Attempts that are not read yet. */
  waiting: number
  answers: number
  right: number
  levels: Record<MasteryLevel, number>
  topics: ProgressTopic[]
  weak: (ProgressTopic & { links: StudyLink[] })[]
  strong: ProgressTopic[]
  /** Days with answers, of the last 53 weeks, oldest first. */
  days: PracticeDay[]
  scores: { exam: Named; mocks: MockScore[] } | null
  time: TimeUse[]
  prediction: ScorePrediction | null
}

/** Least answers of a topic to be called weak or strong, and topics that are named of each. */
const leastJudged = 5
const namedTopics = 3

type Judged = Pick<TopicSums, 'level' | 'answers' | 'right'>

/** Share of right answers, drawn towards a half where there are few. */
const shareOf = ({ right, answers }: Judged): number => (right + 1) / (answers + 2)

/** Shaky topics, the lowest share of right answers first. */
export const weakest = <Topic extends Judged>(topics: readonly Topic[]): Topic[] =>
  topics
    .filter(({ level, answers }) => level === 'shaky' && answers >= leastJudged)
    .toSorted((one, other) => shareOf(one) - shareOf(other))
    .slice(0, namedTopics)

/** Strong topics, then secure ones, the highest share of right answers first. */
export const strongest = <Topic extends Judged>(topics: readonly Topic[]): Topic[] => {
  const ordered = (wanted: MasteryLevel): Topic[] =>
    topics
      .filter(({ level, answers }) => level === wanted && answers >= leastJudged)
      .toSorted((one, other) => shareOf(other) - shareOf(one))
  return [...ordered('strong'), ...ordered('secure')].slice(0, namedTopics)
}
