import type { PaperProfile } from '../../../domain/questions/quality-gate/profile.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BarChart, isOff } from './bar-chart.tsx'

/** Topics, difficulty and places of the key of a paper as bars. */
export function PaperProfileCharts({ profile: { topics, difficulty, keys } }: { profile: PaperProfile }) {
  const { t } = useTranslation('qualityGate')
  const { pick } = useBilingual()
  const counts = Object.fromEntries(difficulty.map((bar) => [bar.difficulty, bar.count]))
  return (
    <div className="grid gap-6">
      <BarChart
        title={t('difficulty')}
        sentence={t('difficultyLabel', counts)}
        rows={difficulty.map((bar) => ({ ...bar, label: t(`questionBank:difficulties.${bar.difficulty}`) }))}
      />
      {keys.length > 0 && (
        <BarChart
          title={t('keys')}
          sentence={t('keysLabel', { list: keys.map(({ letter, count }) => `${letter} ${count}`).join(', ') })}
          rows={keys.map((bar) => ({ ...bar, label: bar.letter }))}
        />
      )}
      <BarChart
        title={t('topics')}
        sentence={t('topicsLabel', { outside: topics.filter(isOff).length, count: topics.length })}
        rows={topics.map((bar) => ({ ...bar, label: pick(bar.name) }))}
      />
    </div>
  )
}
