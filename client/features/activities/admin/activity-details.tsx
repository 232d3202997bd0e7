import type { Activity } from '../../../../domain/activities/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { ExportedList } from './exported-list.tsx'
import { useValueWords } from './use-value-words.ts'

/** Facts that the line tells already, or that mean nothing to a reader. */
const untold = new Set([
  'outcome',
  'versionId',
  'revision',
  'keptId',
  'taskId',
  'bulkId',
  'question',
  'into',
  'format',
  'rows',
  'filter',
])

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Fields before and after an act, its facts, its reason and its origin. */
export function ActivityDetails({ activity }: { activity: Activity }) {
  const { t } = useTranslation('activities')
  const { nameOf } = useValueWords()
  const { changes, facts, reason, origin, requestId, isErased } = activity
  const told = Object.entries(facts).filter(([name, value]) => !untold.has(name) && value !== null)
  const isNew = changes.every(({ before }) => !hasValue(before))
  const place = [origin?.network, origin?.device].filter(Boolean).join(' · ')
  return (
    <div className="mt-0.5 grid gap-0.5 text-sm [overflow-wrap:anywhere]">
      {changes.map(({ field, before, after }) => (
        <p key={field}>
          <span className="text-muted">{nameOf(field)}: </span>
          {hasValue(before) && (
            <del className="bg-danger-soft px-0.5 text-danger">
              <span className="sr-only">{t('was')} </span>
              <Value field={field} value={before} />
            </del>
          )}
          {hasValue(before) && after !== undefined && <span aria-hidden> → </span>}
          {after !== undefined && (
            <ins className={isNew ? 'no-underline' : 'bg-success-soft px-0.5 text-success no-underline'}>
              <span className="sr-only">{t('is')} </span>
              <Value field={field} value={after} />
            </ins>
          )}
        </p>
      ))}
      {told.map(([name, value]) => (
        <p key={name}>
          <span className="text-muted">{nameOf(name)}: </span>
          <Value field={name} value={value} />
        </p>
      ))}
      {activity.act === 'list.exported' && <ExportedList activity={activity} />}
      {facts['outcome'] === 'unknown' && <p className="text-warning">{t('fields.unknownOutcome')}</p>}
      {reason && (
        <p>
          <span className="text-muted">{t('reason')}: </span>
          <span lang={writtenLanguage(reason)}>“{reason}”</span>
        </p>
      )}
      {isErased && <p className="text-muted">{t('erased')}</p>}
      {(place || requestId) && (
        <p className="text-xs text-muted">
          {place && `${t('origin')} ${place}`}
          {requestId && (
            <span className="max-md:hidden">
              {place && ' · '}
              {t('request', { id: requestId })}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** Value in words; a text is marked with its own language. */
function Value({ field, value }: { field: string; value: unknown }) {
  const text = useValueWords().valueOf(field, value)
  return <span lang={typeof value === 'string' ? writtenLanguage(text) : undefined}>{text}</span>
}
