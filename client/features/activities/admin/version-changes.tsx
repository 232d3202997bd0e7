import { Link, useLocation } from 'react-router'
import type { Activity } from '../../../../domain/activities/contract.ts'
import { labelKeyOf } from '../../../../domain/content/fields.ts'
import type { ShownChange } from '../../../../domain/content/history.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useEditorLabels } from '../../../office/editor/use-editor-labels.ts'
import type { ActivitiesData } from './load-activities.ts'
import { useValueWords } from './use-value-words.ts'

type Props = { activity: Activity; words: ActivitiesData['words'] }

/** Link that shows the changes of a publication, and the changes where the address asks for them. */
export function VersionChanges({ activity: { seq, kind }, words }: Props) {
  const { t } = useTranslation('activities')
  const { pathname, search } = useLocation()
  const address = new URLSearchParams(search)
  const isShown = words?.seq === seq
  if (isShown) address.delete('show')
  else address.set('show', String(seq))
  return (
    <div className="text-sm">
      <Link
        to={`${pathname}?${address}#act-${seq}`}
        preventScrollReset
        className="link inline-flex min-h-8 items-center"
      >
        {t(isShown ? 'words.hide' : 'words.show')}
      </Link>
      {isShown && words && <Changes kind={kind} words={words} />}
    </div>
  )
}

function Changes({ kind, words }: { kind: Activity['kind']; words: NonNullable<ActivitiesData['words']> }) {
  const { t } = useTranslation('activities')
  if ('state' in words) return <p className="text-muted">{t(`words.${words.state}`)}</p>
  if (words.changes.length === 0) return <p className="text-muted">{t('words.none')}</p>
  return (
    <dl aria-label={t('words.title')} className="mt-1 grid gap-1 border-s-2 border-edge ps-3 [overflow-wrap:anywhere]">
      {words.changes.map((change, index) => (
        <Change key={index} kind={kind} change={change} />
      ))}
    </dl>
  )
}

function Change({ kind, change }: { kind: Activity['kind']; change: ShownChange }) {
  const { t } = useTranslation('activities')
  const { label } = useEditorLabels(kind === 'current_affairs' ? 'affairEditor' : 'jobEditor')
  const { valueOf } = useValueWords()
  const places = change.path.split('.').filter((part) => /^\d+$/.test(part))
  return (
    <div>
      <dt className="text-muted">
        {label(labelKeyOf(change.path))} {places.map((place) => Number(place) + 1).join('.')}
      </dt>
      <dd>
        {change.change === 'order' && t('words.order')}
        {change.change === 'added' && (
          <ins className="bg-success-soft text-success no-underline">
            {t('words.added')}: {change.row.map(({ path, value }) => valueOf(path, value)).join(' · ')}
          </ins>
        )}
        {change.change === 'removed' && (
          <del className="bg-danger-soft text-danger">
            {t('words.removed')}: {change.row.map(({ path, value }) => valueOf(path, value)).join(' · ')}
          </del>
        )}
        {change.change === 'changed' && change.kind === 'text' && (
          <span lang={change.language ?? undefined}>
            {change.pieces.map(({ text, side }, index) =>
              side === 'both' ? (
                text
              ) : side === 'before' ? (
                <del key={index} className="bg-danger-soft text-danger">
                  {text}
                </del>
              ) : (
                <ins key={index} className="bg-success-soft text-success no-underline">
                  {text}
                </ins>
              ),
            )}
          </span>
        )}
        {change.change === 'changed' && change.kind === 'value' && (
          <>
            <del className="bg-danger-soft text-danger">{valueOf(change.path, change.before)}</del>
            <span aria-hidden> → </span>
            <ins className="bg-success-soft text-success no-underline">{valueOf(change.path, change.after)}</ins>
          </>
        )}
      </dd>
    </div>
  )
}
