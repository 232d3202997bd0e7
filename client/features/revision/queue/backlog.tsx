import type { RevisionOverview } from '../../../../domain/revision/queue.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IntentForm } from './intent-form.tsx'
import { useDay } from './use-day.ts'

/** Cards beyond the cap: what an amnesty would do, or has done. */
export function Backlog({ overview }: { overview: RevisionOverview }) {
  const { t } = useTranslation('revision')
  const { plan, spread } = overview
  if (!plan && spread === 0) return null
  return (
    <section id="backlog" aria-labelledby="backlog-title" className="card grid gap-3 p-4 sm:p-6">
      <h2 id="backlog-title" className="text-lg">
        {t('backlog.title')}
      </h2>
      {plan && <Plan overview={overview} />}
      {spread > 0 && (
        <>
          <p>{t('backlog.spread', { count: spread, number: groupIndian(spread) })}</p>
          <IntentForm fields={{ intent: 'amnesty-back' }}>{t('backlog.takeBack')}</IntentForm>
        </>
      )}
    </section>
  )
}

function Plan({ overview: { due, waiting, plan, settings, exam } }: { overview: RevisionOverview }) {
  const { t } = useTranslation('revision')
  const day = useDay()
  if (!plan) return null
  const { cards, days, reached } = plan
  return (
    <>
      <p>
        {t('backlog.plan', {
          overdue: groupIndian(due + waiting),
          today: groupIndian(due),
          days: t('common:days', { count: days }),
          cap: groupIndian(settings.dailyCap),
        })}
      </p>
      {reached < cards && exam.state === 'ahead' && (
        <p>
          {t('backlog.exam', {
            date: day(exam.date),
            reached: groupIndian(reached),
            cards: groupIndian(cards),
          })}
        </p>
      )}
      <IntentForm fields={{ intent: 'amnesty' }}>{t('backlog.spreadOut')}</IntentForm>
    </>
  )
}
