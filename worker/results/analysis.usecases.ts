import type { EventLog } from '../../domain/attempts/event-log.ts'
import type { AnalysedQuestion, AttemptAnalysis, TopicSplit } from '../../domain/results/analysis/contract.ts'
import { comparisonOf, distributionOf, type MeanScore } from '../../domain/results/analysis/comparison.ts'
import { ledgerOf, type LedgerQuestion } from '../../domain/results/analysis/ledger.ts'
import { lossesByKind } from '../../domain/results/analysis/loss-kinds.ts'
import { splitDifficulties, splitMarks, splitTopics } from '../../domain/results/analysis/marks-split.ts'
import { timeUseLines, typicalTime } from '../../domain/results/analysis/time-use.ts'
import { choosesOf } from '../../domain/questions/kinds/choices.ts'
import { scoresFrom } from '../../domain/results/compact.ts'
import type { DemoResult, VoidResult } from '../../domain/results/contract.ts'
import { isMeasuring } from '../../domain/results/outcomes.ts'
import { scoreQuestion } from '../../domain/results/scoring.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import type { FrozenKeys } from '../questions/keys.usecases.ts'
import type { FrozenPaper } from '../questions/papers.usecases.ts'
import { distributionChart, timeChart } from './analysis-chart.ts'
import { readAnalysis } from './analysis.store.ts'
import { eventLogOf } from './event-log.usecases.ts'
import { asChange, explainResult, openResult, voidResult } from './results.usecases.ts'

type Row = NonNullable<Awaited<ReturnType<typeof readAnalysis>>>
type Item = Row['items'][number]

const measuredIn = ({ students, medianSeconds }: Item) => (students === null ? null : { students, medianSeconds })

const analysedQuestions = ({ sections, questions }: DemoResult, items: ReadonlyMap<string, Item>): AnalysedQuestion[] =>
  questions.map((question, index) => {
    const { id, topic, difficulty, targetMs, verdict, units, maxUnits, ms } = question
    const item = items.get(id)
    return {
      questionId: id,
      number: index + 1,
      sectionId: sections.find(({ questionIds }) => questionIds.includes(id))?.id ?? '',
      subject: item?.subject ?? '',
      topic: item?.topic ?? topic,
      difficulty,
      verdict,
      units,
      maxUnits,
      ms,
      ...typicalTime(targetMs, item ? measuredIn(item) : null),
      counts: isMeasuring(question),
    }
  })

const topicsOf = (questions: readonly AnalysedQuestion[], items: readonly Item[]): TopicSplit[] => {
  const titleOf = new Map(items.map(({ subject, topic, topicTitle }) => [`${subject} ${topic}`, topicTitle]))
  return splitTopics(questions).map((split) => {
    const title = titleOf.get(`${split.subject} ${split.topic}`)
    return { ...split, title: title ?? { en: split.topic, hi: split.topic } }
  })
}

/** Questions whose changed answers are counted: a dropped one earns the same whatever the answer. */
const ledgerQuestions = (frozen: FrozenPaper, { questions }: DemoResult): LedgerQuestion[] =>
  questions.flatMap((question, index) => {
    if (!isMeasuring(question)) return []
    const { id, kind } = question
    return [
      {
        questionId: id,
        number: index + 1,
        isSingleChoice: choosesOf(kind) === 'one',
        score: (answer) =>
          scoreQuestion(
            question,
            question,
            { questionId: id, answer, status: 'answered', ms: 0 },
            frozen.paper.reviewCounts,
          ),
      },
    ]
  })

/** Null without a log, or while it cannot be read: the rest of the analysis is shown all the same. */
const logOf = async (services: Services, { result, version }: Row): Promise<EventLog | null> => {
  try {
    return await eventLogOf(services, result.attemptId, version)
  } catch (error) {
    log('warn', 'results.log_unread', { attemptId: result.attemptId }, error)
    return null
  }
}

/** Mean score of a question under the key that holds now; null where its statistics are of another key. */
const meansOf =
  (items: ReadonlyMap<string, Item>, keys: FrozenKeys['keys']) =>
  (questionId: string): MeanScore => {
    const item = items.get(questionId)
    if (!item || item.students === null || item.facility === null) return null
    return item.keyVersion === keys.get(questionId)?.version
      ? { students: item.students, facility: item.facility }
      : null
  }

const comparedSections = (
  row: Row,
  frozen: FrozenPaper,
  { sections, questions }: DemoResult,
  mean: ReturnType<typeof meansOf>,
) => {
  const { result, best, standing } = row
  const maxOf = new Map(questions.map(({ id, marks }) => [id, marks.correct]))
  const isSamePaper = best?.testVersionId === result.testVersionId
  return comparisonOf(
    sections.map(({ id, questionIds, totals }) => ({
      id,
      questionIds,
      units: totals.units,
      maxUnits: totals.maxUnits,
    })),
    {
      students: standing.of,
      synthetic: standing.synthetic,
      maxOf: (id) => maxOf.get(id) ?? 0,
      meanOf: mean,
      best: isSamePaper ? scoresFrom(frozen.order, best.scores) : null,
    },
  )
}

/**
 * Analysis of an attempt for its student: null while it is being scored. Throws as `readResultOf`. One round trip to D1,
 * and two more where the paper is not cached; a call of the attempt's object or a read of R2 for its log.
 */
export const readAnalysisOf = async (
  services: Services,
  userId: string,
  attemptId: string,
): Promise<AttemptAnalysis | VoidResult | null> => {
  const row = await readAnalysis(services.db, attemptId)
  if (!row) return null
  const { frozen, head } = await openResult(services, userId, row)
  const outOfCount = voidResult(head, row)
  if (outOfCount) return outOfCount
  const [{ keys, explained, facts }, events] = await Promise.all([
    explainResult(services, frozen, row),
    logOf(services, row),
  ])
  const items = new Map(row.items.map((item) => [item.questionId, item]))
  const questions = analysedQuestions(explained, items)
  const numberOf = new Map(questions.map(({ questionId, number }) => [questionId, number]))
  const { totals, sections } = explained
  const place = { units: totals.units, maxUnits: row.version.maxUnits }
  const distribution = distributionOf(row.bars, place, row.standing.synthetic)
  return {
    ...head,
    ...facts,
    totals,
    sections,
    changes: row.changes.map((change) => {
      const { questionId } = asChange(change)
      return { ...asChange(change), number: questionId ? (numberOf.get(questionId) ?? null) : null }
    }),
    isFirst: row.isFirst,
    blankCosts: explained.questions.some(({ marks }) => marks.blank !== undefined),
    questions,
    whole: splitMarks(questions),
    bySection: sections.map(({ id, title }) => {
      const own = questions.filter(({ sectionId }) => sectionId === id)
      return { id, title, ...splitMarks(own) }
    }),
    byTopic: topicsOf(questions, row.items),
    byDifficulty: splitDifficulties(questions),
    byKind: lossesByKind(questions),
    timeUse: timeUseLines(questions),
    ledger: events && ledgerOf(events.events, ledgerQuestions(frozen, explained)),
    comparison: comparedSections(row, frozen, explained, meansOf(items, keys)),
    distribution: distribution && { ...distribution, chart: distributionChart(distribution) },
    timeChart: timeChart(questions),
  }
}
