import { sql } from 'drizzle-orm'
import { letterOf } from '../../domain/questions/kinds/entered.ts'
import { optionsOf } from '../../domain/questions/kinds/presentation.ts'
import {
  minStudentsForStatistics,
  noChoice,
  verdictChoices,
  type GroupFigures,
  type ItemFigures,
  type QuestionStatistics,
  type ShownChoice,
  type ShownTest,
  type ShownVersion,
  type StatisticsGroup,
  type TakenChoice,
  type TestStatistics,
} from '../../domain/results/statistics/contract.ts'
import type { KeyConfirmation } from '../../domain/results/statistics/confirmation.ts'
import { flagsOf } from '../../domain/results/statistics/flags.ts'
import { biasOf } from '../../domain/results/statistics/language-bias.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import { refreshRows } from '../content/office-rows.ts'
import { omit } from '../content/omit.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { keyConflict } from '../questions/keys.usecases.ts'
import { choiceChart } from './statistics-chart.ts'
import { markDueStatement } from './statistics-due.store.ts'
import * as pages from './statistics-pages.store.ts'
import { acceptedChoices } from './statistics-plan.ts'
import { startStatistics } from './statistics.cron.ts'
import { confirmationStatement, findCounted, isConfirmedAt } from './statistics.store.ts'

const isShown = (students: number): boolean => students >= minStudentsForStatistics

/** Figures by group; without students, and below the least number, there are none. */
const byGroup = <Figures extends { students: number }>(
  figuresOf: (group: StatisticsGroup) => Figures | undefined,
): Record<StatisticsGroup, { students: number; figures: Figures | null }> => {
  const of = (group: StatisticsGroup) => {
    const figures = figuresOf(group)
    return { students: figures?.students ?? 0, figures: figures && isShown(figures.students) ? figures : null }
  }
  return { all: of('all'), en: of('en'), hi: of('hi') }
}

const choicesOf = ({ bodyHtml, ...key }: pages.VersionRow): ShownChoice[] => {
  const keyed = new Set(acceptedChoices(key).flat())
  const options = optionsOf(bodyHtml)
  const named: ShownChoice[] =
    options.length > 0
      ? options.map(({ id, content }) => ({ choice: id, content, isKeyed: keyed.has(id) }))
      : verdictChoices.map((choice) => ({ choice, content: null, isKeyed: choice === 'correct' }))
  return [...named, { choice: noChoice, content: null, isKeyed: false }]
}

const testsOf = (rows: readonly pages.ItemOfTestRow[]): ShownTest[] =>
  [...Map.groupBy(rows, ({ testVersionId }) => testVersionId).values()].flatMap((ofTest) => {
    const all = ofTest.find(({ language }) => language === 'all')
    if (!all) return []
    const { testId, testVersionId, title, version, languageGap, synthetic, computedAt } = all
    const groups: GroupFigures = byGroup((group) => ofTest.find(({ language }) => language === group)?.figures)
    return [{ testId, testVersionId, title, version, groups, languageGap, synthetic, computedAt }]
  })

const versionOf = (row: pages.VersionRow, items: readonly pages.ItemOfTestRow[]): ShownVersion => {
  const { confirmedKey, confirmedAt, confirmedReason, keyVersion, currentKey } = row
  const groups: GroupFigures = byGroup((group) => row.figures[group])
  const isConfirmed = confirmedKey === keyVersion && confirmedAt !== null
  return {
    ...omit(
      row,
      'figures',
      'bodyHtml',
      'key',
      'alternatives',
      'outcome',
      'confirmedKey',
      'confirmedAt',
      'confirmedReason',
    ),
    currentKey,
    groups,
    choices: choicesOf(row),
    chart: groups.all.figures && choiceChart(groups.all.figures.choices),
    confirmed: isConfirmed ? { at: confirmedAt, reason: confirmedReason ?? '' } : null,
    tests: testsOf(items.filter(({ questionVersionId }) => questionVersionId === row.questionVersionId)),
  }
}

/** Statistics of a question by version, test and language. Throws 404 where there is no such question. */
export const statisticsOfQuestion = async ({ db }: Services, questionId: string): Promise<QuestionStatistics> => {
  const found = await pages.readOfQuestion(db, questionId)
  if (!found) throw notFound()
  const { question, versions, items, waiting } = found
  return { question, versions: versions.map((row) => versionOf(row, items)), waiting }
}

/** Shares of all students by choice, in the order of the options. */
const takenChoices = ({ bodyHtml, figures: { choices, students }, ...key }: pages.ItemInTestRow): TakenChoice[] => {
  const letters = new Map(optionsOf(bodyHtml).map(({ id }, index) => [id, letterOf(index)]))
  const keyed = new Set(letters.size > 0 ? acceptedChoices(key).flat() : ['correct'])
  return choices.map(({ choice, students: count }) => ({
    choice: letters.get(choice) ?? choice,
    share: students === 0 ? 0 : count / students,
    isKeyed: keyed.has(choice),
  }))
}

const itemOf = (row: pages.ItemInTestRow): TestStatistics['versions'][number]['items'][number] => {
  const { questionId, questionVersionId, code, title, figures, languageSums } = row
  const shown: ItemFigures | null = isShown(figures.students) ? figures : null
  return {
    questionId,
    questionVersionId,
    code,
    title,
    students: figures.students,
    facility: shown?.facility ?? null,
    discriminationIndex: shown?.discriminationIndex ?? null,
    choices: shown ? takenChoices(row) : [],
    flags: flagsOf(figures, acceptedChoices(row), languageSums && biasOf(languageSums)),
  }
}

/** Statistics of a test by version and language. Throws 404 where there is no such test. */
export const statisticsOfTest = async ({ db }: Services, testId: string): Promise<TestStatistics> => {
  const found = await pages.readOfTest(db, testId)
  if (!found) throw notFound()
  const versions = [...Map.groupBy(found.versions, ({ testVersionId }) => testVersionId).values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const items = found.items.filter(({ testVersionId }) => testVersionId === first.testVersionId)
    return [
      {
        ...omit(first, 'language', 'figures'),
        groups: byGroup((group) => rows.find(({ language }) => language === group)?.figures),
        items: items.map(itemOf),
      },
    ]
  })
  return { versions, isWaiting: found.isWaiting }
}

/** Marks tests, with the row of the act, and starts their statistics. Returns their number. */
const request = async (
  services: Services,
  actor: string,
  subject: { kind: 'question' | 'test'; itemId: string },
  testIds: readonly string[],
): Promise<{ tests: number }> => {
  const act = { actor, act: 'statistics.requested', ...subject, detail: { tests: testIds.length } } as const
  await inAuditedTransaction(services, act, [markDueStatement(testIds)], { when: sql`true` })
  for (const testId of testIds) await startStatistics(services, testId)
  return { tests: testIds.length }
}

/** Computes the statistics of every test with a question anew. Throws 404 where there is no such question. */
export const requestForQuestion = async (services: Services, actor: string, questionId: string) => {
  if (!(await pages.readOfQuestion(services.db, questionId))) throw notFound()
  return request(
    services,
    actor,
    { kind: 'question', itemId: questionId },
    await pages.listTestsOf(services.db, questionId),
  )
}

/** Computes the statistics of a test anew. Throws 404 where there is no such test. */
export const requestForTest = async (services: Services, actor: string, testId: string) => {
  if (!(await findCounted(services.db, testId))) throw notFound()
  return request(services, actor, { kind: 'test', itemId: testId }, [testId])
}

/** Confirms that a suspect key is right. Throws 409 where it is not suspect any more, or was changed. */
export const confirmKey = async (
  services: Services,
  actor: string,
  questionId: string,
  confirmation: KeyConfirmation,
): Promise<void> => {
  const { questionVersionId, keyVersion, reason } = confirmation
  const act = {
    actor,
    act: 'key.confirmed',
    kind: 'question',
    itemId: questionId,
    reason,
    detail: { questionVersionId, key: keyVersion },
  } as const
  const now = services.now()
  const { isDone } = await inAuditedTransaction(
    services,
    act,
    [confirmationStatement(questionId, confirmation, now), ...refreshRows('question', [questionId])],
    { when: isConfirmedAt(questionVersionId, now) },
  )
  if (!isDone) throw keyConflict('This key is not suspect any more.')
}
