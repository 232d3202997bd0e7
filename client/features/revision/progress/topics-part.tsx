import { ChevronDown } from 'lucide-react'
import { masteryLevels } from '../../../../domain/revision/mastery.ts'
import type { ProgressTopic, ProgressView } from '../../../../domain/revision/progress.ts'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { LevelMark } from './level-mark.tsx'
import { PractiseTopic } from './practise-topic.tsx'
import { TrendMark } from './trend-mark.tsx'

/** Topics by subject with their levels, in groups that open. */
export function TopicsPart({ topics, levels }: Pick<ProgressView, 'topics' | 'levels'>) {
  const { t } = useTranslation('progress')
  const subjects = [...Map.groupBy(topics, ({ subject }) => subject.id).values()]
  return (
    <section aria-labelledby="topics" className="card p-4">
      <h2 id="topics" className="text-lg">
        {t('topics.title')}
      </h2>
      <p className="mt-1 max-w-reading">{t('topics.sentence')}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {masteryLevels.toReversed().map((level) => (
          <li key={level} className="flex items-center gap-1.5">
            <LevelMark level={level} />
            <span className="tabular">{levels[level]}</span>
          </li>
        ))}
      </ul>
      {subjects.map((rows) => (
        <Subject key={rows[0]?.subject.id} rows={rows} isOpen={subjects.length === 1} />
      ))}
    </section>
  )
}

function Subject({ rows, isOpen }: { rows: readonly ProgressTopic[]; isOpen: boolean }) {
  const { t } = useTranslation('progress')
  const [first] = rows
  if (!first) return null
  return (
    <details open={isOpen} className="group mt-2 border-t border-hairline">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4">
        <span className="font-semibold">
          <BilingualText text={first.subject.title} />
        </span>
        <span className="inline-flex items-center gap-1 text-sm text-muted tabular">
          {t('topics.count', { count: rows.length })}
          <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <ul className="divide-y divide-hairline">
        {rows.map((row) => (
          <TopicRow key={row.topic.id} row={row} />
        ))}
      </ul>
    </details>
  )
}

function TopicRow({ row: { subject, topic, level, fallsOn, right, answers, trend } }: { row: ProgressTopic }) {
  const { t } = useTranslation('progress')
  const { date } = useFormat()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="grow basis-48">
        <h3 className="text-base font-normal">
          <BilingualText text={topic.title} />
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="tabular">{t('rightOf', { right, count: answers })}</span>
          {trend && <TrendMark trend={trend} />}
          {fallsOn && <span>{t('topics.fallsOn', { date: date(startOfDayInIndia(fallsOn)) })}</span>}
        </p>
      </div>
      <LevelMark level={level} />
      <PractiseTopic subject={subject} topic={topic} />
    </li>
  )
}
