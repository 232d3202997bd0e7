import { paths } from '../../../../domain/paths.ts'
import type { RevisionOverview } from '../../../../domain/revision/queue.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { StartPracticeButton } from '../../../ui/start-practice.tsx'

type Props = { overview: RevisionOverview }

/** Cards that are due today, with the button that starts them. */
export function Today({ overview }: Props) {
  const { t } = useTranslation('revision')
  const { due, doneToday, waiting, minutes, settings } = overview
  return (
    <section aria-labelledby="today" className="rounded-md border-2 border-primary bg-surface p-4 sm:p-6">
      <h2 id="today" className="text-xl">
        {due > 0
          ? t('today.due', { count: due, number: groupIndian(due) })
          : t(doneToday > 0 ? 'today.done' : 'today.none')}
      </h2>
      {due > 0 ? (
        <p className="text-lg text-muted">{t('today.time', { time: t('common:minutes', { count: minutes }) })}</p>
      ) : (
        <Next overview={overview} />
      )}
      <p className="tabular mt-1 text-sm text-muted empty:hidden">
        {[
          doneToday > 0 && t('today.finished', { count: doneToday, number: groupIndian(doneToday) }),
          waiting > 0 &&
            t('today.waiting', { count: waiting, number: groupIndian(waiting), cap: groupIndian(settings.dailyCap) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {due > 0 ? (
          <StartPracticeButton start={{ mode: 'revision', source: { from: 'cards' } }} look="accent">
            {t('today.start')}
          </StartPracticeButton>
        ) : (
          <LinkButton to={paths.practice()} look="secondary">
            {t('today.practise')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

/** Date of the next cards. */
function Next({ overview: { forecast, topics, waiting } }: Props) {
  const { t } = useTranslation('revision')
  const { date } = useFormat()
  const tomorrow = forecast[1] ?? 0
  const nextAt = Math.min(...topics.map((topic) => topic.nextAt))
  if (tomorrow > 0)
    return <p className="text-muted">{t('today.tomorrow', { count: tomorrow, number: groupIndian(tomorrow) })}</p>
  if (waiting > 0 || !Number.isFinite(nextAt)) return null
  return <p className="text-muted">{t('today.later', { date: date(nextAt) })}</p>
}
