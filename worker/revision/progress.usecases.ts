import { blueprintFor } from '../../domain/catalogue/blueprints/in-force.ts'
import type { TestKind } from '../../domain/catalogue/test-kinds.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { masteryLevels, type MasteryLevel } from '../../domain/revision/mastery.ts'
import { planOf, type PaperPlan } from '../../domain/revision/paper-plan.ts'
import { checkedMocks, coverageOf, predict, type TopicResult } from '../../domain/revision/prediction.ts'
import {
  strongest,
  weakest,
  type ProgressTopic,
  type ProgressView,
  type ScorePrediction,
  type TimeUse,
  type TopicSums,
} from '../../domain/revision/progress.ts'
import type { ProgressQuery } from '../../domain/revision/progress-query.ts'
import { spreadOf } from '../../domain/revision/scheduling.ts'
import { seeded } from '../../domain/seeded.ts'
import type { Services } from '../platform/context.ts'
import { catchUp } from './catch-up.usecases.ts'
import { publishedCoverage } from './coverage.usecases.ts'
import { deckOf } from './deck.ts'
import type { SatTest } from './deck/progress.ts'
import { readNames, readPattern } from './progress.store.ts'
import { linksOfTopics } from './study-links.usecases.ts'

/** Tests that are papers of a whole pattern. */
const mockKinds: ReadonlySet<TestKind> = new Set<TestKind>(['full', 'previous_year', 'live'])

type Names = Awaited<ReturnType<typeof readNames>>

/** First attempts at mocks: a second sitting of the same paper measures memory. */
const mocksAmong = (sat: readonly SatTest[], { tests }: Names): SatTest[] => {
  const kinds = new Map(tests.map(({ id, kind }) => [id, kind]))
  const known = new Set<string>()
  return sat.filter(({ testId }) => {
    const isFirst = !known.has(testId)
    known.add(testId)
    const kind = kinds.get(testId)
    return isFirst && kind !== undefined && mockKinds.has(kind)
  })
}

const titled = (id: string, title: Bilingual | undefined) => ({ id, title: title ?? { en: id, hi: id } })

const withNames = (topics: readonly TopicSums[], { subjects, topics: terms }: Names): ProgressTopic[] => {
  const subjectOf = new Map(subjects.map(({ id, title }) => [id, title]))
  const topicOf = new Map(terms.map(({ subject, slug, title }) => [`${subject}/${slug}`, title]))
  return topics.map(({ subject, topic, ms: _ms, targetMs: _targetMs, ...sums }) => ({
    ...sums,
    subject: titled(subject, subjectOf.get(subject)),
    topic: titled(topic, topicOf.get(`${subject}/${topic}`)),
  }))
}

const timeBySubject = (topics: readonly TopicSums[], { subjects }: Names): TimeUse[] => {
  const titles = new Map(subjects.map(({ id, title }) => [id, title]))
  return [...Map.groupBy(topics, ({ subject }) => subject)].map(([subject, rows]) => ({
    subject: titled(subject, titles.get(subject)),
    answers: rows.reduce((sum, { answers }) => sum + answers, 0),
    ms: rows.reduce((sum, { ms }) => sum + ms, 0),
    targetMs: rows.reduce((sum, { targetMs }) => sum + targetMs, 0),
  }))
}

/** Group with the most members; of equal ones the last. */
const largest = <Key, Item>(groups: Iterable<readonly [Key, Item[]]>): readonly [Key, Item[]] | undefined =>
  [...groups].toReversed().toSorted(([, one], [, other]) => other.length - one.length)[0]

/** Score of a mock as the same share of the marks of a plan: a shorter paper of the pattern counts by its share. */
const inUnitsOf = ({ maxUnits }: PaperPlan, mock: SatTest): SatTest => ({
  ...mock,
  units: Math.round((mock.units * maxUnits) / (mock.maxUnits || 1)),
})

/**
 * Prediction for the pattern of which most mocks were sat, for the longest paper of it; null without one, or where its
 * marks cannot be foreseen.
 */
const predictionOf = async (
  services: Services,
  userId: string,
  mocks: readonly SatTest[],
  results: readonly TopicResult[],
): Promise<ScorePrediction | null> => {
  const [, ofPattern = []] = largest(Map.groupBy(mocks, (mock) => mock.presetVersionId)) ?? []
  const longest = ofPattern.toSorted((one, other) => other.maxUnits - one.maxUnits)[0]
  const found = longest && (await readPattern(services.db, longest.presetVersionId, longest.testVersionId))
  if (!found) return null
  const today = dateInIndia(services.now())
  const laterVersions = found.versions.filter(({ version }) => version > found.version)
  const dated = blueprintFor(found.blueprints, { effectiveFrom: found.effectiveFrom, laterVersions, today })
  const sizes = new Map(found.sections.map(({ id, questions }) => [id, questions]))
  const plan = planOf(found.pattern, dated?.blueprint ?? null, sizes)
  if (!plan) return null
  const own = ofPattern.map((mock) => inUnitsOf(plan, mock))
  const known = { results, mocks: own }
  const randomFor = (key: string) => seeded(Math.floor(spreadOf(key) * 2 ** 32))
  const checked = checkedMocks(plan, known, ({ attemptId }) => randomFor(attemptId))
  return {
    pattern: found.name,
    maxUnits: plan.maxUnits,
    mocks: own.length,
    interval: predict(plan, known, randomFor(own.at(-1)?.attemptId ?? '')),
    own: coverageOf(checked),
    published: await publishedCoverage(services, userId, found.presetId, checked),
  }
}

const countLevels = (topics: readonly TopicSums[]): Record<MasteryLevel, number> =>
  Object.fromEntries(
    masteryLevels.map((level) => [level, topics.filter((topic) => topic.level === level).length]),
  ) as Record<MasteryLevel, number>

const examsOf = (sat: readonly SatTest[], { exams }: Names): ProgressView['exams'] =>
  exams.map(({ id, slug, title }) => ({ id: slug, title, attempts: sat.filter(({ examId }) => examId === id).length }))

const mostMocks = 60

/** Progress of a student, of one exam or subject where they are asked for. */
export const readProgress = async (
  services: Services,
  userId: string,
  { exam, subject }: ProgressQuery,
): Promise<ProgressView> => {
  const waiting = await catchUp(services, userId)
  const deck = deckOf(services, userId)
  const { topics: all, days, sat } = await deck.progress(services.now())
  const names = await readNames(services.db, {
    exams: [...new Set(sat.map(({ examId }) => examId))],
    subjects: [...new Set(all.map((row) => row.subject))],
    tests: [...new Set(sat.map(({ testId }) => testId))],
  })
  const mocks = mocksAmong(sat, names)
  const asked = names.exams.find(({ slug }) => slug === exam)
  const shownExam = asked?.id ?? largest(Map.groupBy(mocks, ({ examId }) => examId))?.[0] ?? null
  const ofExam = shownExam === null ? { topics: [], results: [] } : await deck.ofExam(shownExam)
  const examTopics = new Set(ofExam.topics)
  const topics = all.filter(
    (row) =>
      (!asked || examTopics.has(`${row.subject}/${row.topic}`)) && (subject === undefined || row.subject === subject),
  )
  const shown = withNames(topics, names)
  const weak = weakest(shown)
  const ownMocks = mocks.filter(({ examId }) => examId === shownExam)
  const [prediction, links] = await Promise.all([
    predictionOf(services, userId, ownMocks, ofExam.results),
    linksOfTopics(services, userId, weak),
  ])
  const scoredExam = names.exams.find(({ id }) => id === shownExam)
  return {
    exams: examsOf(sat, names),
    subjects: names.subjects.map(({ id, title }) => ({ id, title })),
    exam: asked?.slug ?? null,
    subject: subject ?? null,
    waiting,
    answers: topics.reduce((sum, { answers }) => sum + answers, 0),
    right: topics.reduce((sum, { right }) => sum + right, 0),
    levels: countLevels(topics),
    topics: shown,
    weak: weak.map((row, index) => ({ ...row, links: links[index] ?? [] })),
    strong: strongest(shown),
    days,
    scores:
      scoredExam && ownMocks.length > 0
        ? {
            exam: { id: scoredExam.slug, title: scoredExam.title },
            mocks: ownMocks.slice(-mostMocks).map(({ attemptId, testId, title, at, units, maxUnits }) => ({
              attemptId,
              testId,
              title,
              at,
              units,
              maxUnits,
            })),
          }
        : null,
    time: timeBySubject(topics, names),
    prediction,
  }
}
