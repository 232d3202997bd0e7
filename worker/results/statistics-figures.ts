import type { Difficulty } from '../../domain/questions/contract.ts'
import { statisticsGroups, type ItemFigures, type StatisticsGroup } from '../../domain/results/statistics/contract.ts'
import { flagsOf, measuredDifficulty, type AcceptedChoices } from '../../domain/results/statistics/flags.ts'
import { itemStatistics } from '../../domain/results/statistics/item-statistics.ts'
import { languageGap } from '../../domain/results/statistics/language-gap.ts'
import { poolItems, weightedMean } from '../../domain/results/statistics/pooling.ts'
import { tallyLanguages, type Tally, type TallyLanguage } from '../../domain/results/statistics/tally.ts'
import { testStatistics } from '../../domain/results/statistics/test-statistics.ts'
import { pause } from '../platform/pause.ts'
import type { CountedItem } from './statistics-plan.ts'
import type { ItemRow, PooledRow, TestRow } from './statistics.store.ts'

const languagesOf: Record<StatisticsGroup, readonly TallyLanguage[]> = {
  all: tallyLanguages,
  en: ['en'],
  hi: ['hi'],
}

/** Rows of the statistics of one version of a test. Pauses after each figure, so that requests are served meanwhile. */
export const figuresOfVersion = async (
  testVersionId: string,
  tally: Tally,
  items: readonly CountedItem[],
): Promise<{ tests: TestRow[]; items: ItemRow[] }> => {
  const { synthetic } = tally
  const rows: ItemRow[] = []
  for (const [index, item] of items.entries()) {
    const { questionId, questionVersionId, keyVersion, max } = item
    const gap = languageGap(tally, index, max)
    await pause()
    for (const language of statisticsGroups) {
      const figures = itemStatistics(tally, index, item, languagesOf[language])
      const shared = { questionVersionId, questionId, testVersionId, keyVersion, synthetic }
      if (figures) rows.push({ ...shared, language, figures, languageGap: language === 'all' ? gap : null })
      await pause()
    }
  }
  const tests: TestRow[] = []
  for (const language of statisticsGroups) {
    const figures = testStatistics(tally, languagesOf[language])
    if (figures) tests.push({ testVersionId, language, figures, synthetic })
    await pause()
  }
  return { tests, items: rows }
}

/** Flags and difficulty of pooled figures. */
type Judged = Pick<PooledRow, 'flags' | 'difficulty'>

const judged = (figures: ItemFigures, accepted: AcceptedChoices, gap: number | null): Judged => ({
  flags: flagsOf(figures, accepted, gap),
  difficulty: measuredDifficulty(figures) satisfies Difficulty | null,
})

/** Pooled figures of a question version from its rows in every test; null without any. */
export const pooledOf = (rows: readonly ItemRow[], accepted: AcceptedChoices): PooledRow | null => {
  const [first] = rows
  const of = (language: StatisticsGroup): ItemRow[] => rows.filter((row) => row.language === language)
  const all = poolItems(of('all').map(({ figures }) => figures))
  if (!first || !all) return null
  const [en, hi] = [
    poolItems(of('en').map(({ figures }) => figures)),
    poolItems(of('hi').map(({ figures }) => figures)),
  ]
  const gap = weightedMean(of('all').map((row) => ({ students: row.figures.students, value: row.languageGap })))
  return {
    questionVersionId: first.questionVersionId,
    questionId: first.questionId,
    figures: { all, ...(en && { en }), ...(hi && { hi }) },
    languageGap: gap,
    students: all.students,
    ...judged(all, accepted, gap),
    keyVersion: Math.max(...rows.map(({ keyVersion }) => keyVersion)),
    synthetic: of('all').reduce((sum, { synthetic }) => sum + synthetic, 0),
  }
}
