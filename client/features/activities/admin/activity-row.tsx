import { ListFilter } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { Activity, ActivityPerson } from '../../../../domain/activities/contract.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ActivityDetails } from './activity-details.tsx'
import { subjectPath } from './subject-path.ts'
import { UndoForm } from './undo-form.tsx'
import type { ActivitiesData } from './load-activities.ts'
import { useSubjectTitle } from './use-subject-title.ts'
import { VersionChanges } from './version-changes.tsx'

type Props = { activity: Activity; words: ActivitiesData['words'] }

/** One act: actor, act and subject; below them its changes, reason and origin. */
export function ActivityRow({ activity, words }: Props) {
  const { t } = useTranslation('activities')
  const { timeOfDay } = useFormat()
  const { seq, at, act, actor, person } = activity
  return (
    <li
      id={`act-${seq}`}
      className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-hairline py-2 md:grid-cols-[6.5rem_1fr_auto_auto]"
    >
      <time dateTime={new Date(at).toISOString()} className="tabular text-sm text-muted md:pt-0.5">
        {timeOfDay(at)}
      </time>
      <span className="tabular text-xs text-muted md:order-last md:pt-1">{t('number', { number: seq })}</span>
      <div className="min-w-0 max-md:col-span-full">
        <p className="[overflow-wrap:anywhere]">
          <strong>{actor ? <Person person={actor} /> : t('scheduler')}</strong>
          <span aria-hidden> · </span>
          {t(`acts.${act}`)}
          <span aria-hidden> · </span>
          <Subject activity={activity} />
        </p>
        {person && person.id !== actor?.id && person.id !== activity.itemId && (
          <p className="text-sm text-muted">
            {t('concerns')}: <Person person={person} />
          </p>
        )}
        <ActivityDetails activity={activity} />
        {act === 'content.published' && <VersionChanges activity={activity} words={words} />}
      </div>
      <div className="max-md:col-span-full max-md:not-empty:pt-2">
        <UndoForm activity={activity} />
      </div>
    </li>
  )
}

function Person({ person }: { person: ActivityPerson }) {
  const { t } = useTranslation('activities')
  return <>{person.name ?? t('formerUser')}</>
}

function Subject({ activity }: { activity: Activity }) {
  const { t } = useTranslation('activities')
  const { pathname } = useLocation()
  const { kind, itemId } = activity
  const { text, lang } = useSubjectTitle()(activity)
  const to = subjectPath(activity)
  return (
    <>
      <span className="text-muted">{t(`kinds.${kind}`)}: </span>
      {to ? (
        <Link to={to} lang={lang} className="link">
          {text}
        </Link>
      ) : (
        <span lang={lang}>{text}</span>
      )}{' '}
      <Link
        to={`${pathname}?${new URLSearchParams({ item: itemId })}`}
        aria-label={`${t('onlyThis')}: ${text}`}
        title={t('onlyThis')}
        className="-my-2 inline-flex size-9 items-center justify-center align-middle text-muted hover:text-primary"
      >
        <ListFilter aria-hidden className="inline size-4" />
      </Link>
    </>
  )
}
