import { Link, useLocation } from 'react-router'
import type { LearningFit } from '../../../../domain/revision/review-fit.ts'
import type { SentAgain, SystemView } from '../../../../domain/system/contract.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { Notice } from '../../../ui/notice.tsx'
import { FailedTasks } from './failed-tasks.tsx'
import { FitPart } from './fit-part.tsx'
import { JobTable } from './job-table.tsx'
import { LetterList } from './letter-list.tsx'
import { QueueTable } from './queue-table.tsx'
import { Versions } from './versions.tsx'

type Props = { system: SystemView & { fit: LearningFit }; answer: OfficeAnswer | undefined }

/** Queues, failures, scheduled jobs and versions of the running product, and how well its predictions fit. */
export function SystemTab({ system, answer }: Props) {
  const { t } = useTranslation('system')
  const { timeOfDay } = useFormat()
  const { pathname, search } = useLocation()
  const { queues, letters, jobs, now } = system
  const isMail = ({ queue }: { queue: string }) => queue === 'mail'
  const others = queues.filter(({ queue }) => queue !== 'mail' && queue !== 'tasks')
  return (
    <div className="grid max-w-5xl gap-8">
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {t('asOf', { time: timeOfDay(now) })}
          <Link to={`${pathname}${search}`} preventScrollReset className="link inline-flex min-h-9 items-center">
            {t('refresh')}
          </Link>
        </p>
        {answer && <Outcome answer={answer} />}
        <QueueTable queues={queues} now={now} />
      </div>
      <FailedTasks failedKinds={system.failedKinds} failedTasks={system.failedTasks} />
      <LetterList of="mail" letters={letters.filter(isMail)} queues={queues.filter(isMail)} answer={answer} />
      <LetterList of="other" letters={letters.filter((each) => !isMail(each))} queues={others} answer={answer} />
      <JobTable jobs={jobs} />
      <FitPart fit={system.fit} />
      <Versions release={system.release} databases={system.databases} />
    </div>
  )
}

/** Outcome of the last act in words. */
function Outcome({ answer: { intent, code, shown } }: { answer: OfficeAnswer }) {
  const { t } = useTranslation('system')
  if (intent === 'drop-letter') {
    if (code === null) return <Notice tone="success">{t('dropped')}</Notice>
    // A missing reason is named at its field.
    if (code === 'input.invalid') return null
    return <Notice tone="danger">{code === 'platform.not_found' ? t('gone') : t(`errors:${code}`)}</Notice>
  }
  if (code !== null) return <Notice tone="danger">{t(`errors:${code}`)}</Notice>
  const { sent, unsent } = shown as SentAgain
  if (unsent > 0)
    return (
      <Notice tone="warning">
        {sent > 0 && `${t('sent', { count: sent })} `}
        {t('unsent', { count: unsent })}
      </Notice>
    )
  return <Notice tone={sent > 0 ? 'success' : 'info'}>{sent > 0 ? t('sent', { count: sent }) : t('sentNone')}</Notice>
}
