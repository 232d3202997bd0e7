import type { Difficulty } from '../../domain/questions/contract.ts'
import { statisticsGroups, type ItemFigures, type StatisticsGroup } from '../../domain/results/statistics/contract.ts'
import { flagsOf, measuredDifficulty, type AcceptedChoices } from '../../domain/results/statistics/flags.ts'
import { itemStatistics } from '../../domain/results/statistics/item-statistics.ts'
import { biasOf, biasSums, pooledSums, type LanguageBias } from '../../domain/results/statistics/language-bias.ts'
import { languageGap, languageStrata } from '../../domain/results/statistics/language-gap.ts'
import { pooledLevel } from '../../domain/results/statistics/levels.ts'
import { poolItems, weightedMean } from '../../domain/results/statistics/pooling.ts'
import { tallyLanguages, type TallyLanguage } from '../../domain/results/statistics/tally.ts'
import { testStatistics } from '../../domain/results/statistics/test-statistics.ts'
import { newLevel, type Level } from '../../domain/revision/elo.ts'
import { pause } from '../platform/pause.ts'
import type { CountedItem } from './statistics-plan.ts'
import type { VersionCounts } from './statistics-state.ts'
import type { ItemRow, PooledRow, TestRow } from './statistics.store.ts'

const languagesOf: Record<StatisticsGroup, readonly TallyLanguage[]> = {
  all: tallyLanguages,
  en: ['en'],
  hi: ['hi'],
}

/** Rows of the statistics of one version of a test. Pauses after each figure, so that requests are served meanwhile. */
export const figuresOfVersion = async (
  testVersionId: string,
  { tally, levels }: VersionCounts,
  items: readonly CountedItem[],
): Promise<{ tests: TestRow[]; items: ItemRow[] }> => {
  const { synthetic } = tally
  const rows: ItemRow[] = []
  for (const [index, item] of items.entries()) {
    const { questionId, questionVersionId, keyVersion, max } = item
    const gap = languageGap(tally, index, max)
    const sums = biasSums(languageStrata(tally, index, max))
    const level = levels.items[index] ?? newLevel
    await pause()
    for (const language of statisticsGroups) {
      const figures = itemStatistics(tally, index, item, languagesOf[language])
      const shared = { questionVersionId, questionId, testVersionId, keyVersion, synthetic }
      const ofAll =
        language === 'all'
          ? { languageGap: gap, languageSums: sums, level: level.n > 0 ? level.rating : null, levelAnswers: level.n }
          : { languageGap: null, languageSums: null, level: null, levelAnswers: 0 }
      if (figures) rows.push({ ...shared, language, figures, ...ofAll })
      await pause()
    }
  }
  const tests: TestRow[] = []
  for (const language of statisticsGroups) {
    const figures = testStatistics(tally, languagesOf[language])
    if (figures)
      tests.push({ testVersionId, language, figures, synthetic, levelFit: language === 'all' ? levels.fit : null })
    await pause()
  }
  return { tests, items: rows }
}

/** Flags and difficulty of pooled figures. */
type Judged = Pick<PooledRow, 'flags' | 'difficulty'>

const judged = (figures: ItemFigures, accepted: AcceptedChoices, bias: LanguageBias | null): Judged => ({
  flags: flagsOf(figures, accepted, bias),
  difficulty: measuredDifficulty(figures) satisfies Difficulty | null,
})

const levelIn = ({ level, levelAnswers }: ItemRow): Level[] =>
  level === null ? [] : [{ rating: level, n: levelAnswers }]

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
  const bias = biasOf(pooledSums(of('all').flatMap(({ languageSums }) => languageSums ?? [])))
  const level = pooledLevel(of('all').flatMap(levelIn))
  return {
    questionVersionId: first.questionVersionId,
    questionId: first.questionId,
    figures: { all, ...(en && { en }), ...(hi && { hi }) },
    languageGap: gap,
    languageBias: bias,
    level: level?.rating ?? null,
    levelAnswers: level?.n ?? 0,
    students: all.students,
    ...judged(all, accepted, bias),
    keyVersion: Math.max(...rows.map(({ keyVersion }) => keyVersion)),
    synthetic: of('all').reduce((sum, { synthetic }) => sum + synthetic, 0),
  }
}
