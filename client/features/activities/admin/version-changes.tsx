import { Link, useLocation } from 'react-router'
import type { Activity } from '../../../../domain/activities/contract.ts'
import type { DraftKind } from '../../../../domain/content.ts'
import { editorFormOf } from '../../../../domain/editor-forms.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FieldWordsContext } from '../../../office/editor/editor-context.ts'
import { labelSpaces, useEditorLabels } from '../../../office/editor/use-editor-labels.ts'
import { DiffView } from '../../../office/publishing/diff-view.tsx'
import type { ActivitiesData } from './load-activities.ts'

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

type Shown = { kind: Activity['kind']; words: NonNullable<ActivitiesData['words']> }

function Changes({ kind, words }: Shown) {
  const { t } = useTranslation('activities')
  const { pick } = useBilingual()
  const labels = useEditorLabels((kind && labelSpaces[kind]) || 'jobEditor')
  const form = kind && kind in labelSpaces ? editorFormOf(kind as DraftKind) : null
  if ('state' in words || form === null)
    return <p className="text-muted">{t(`words.${'state' in words ? words.state : 'missing'}`)}</p>
  const choices = {
    organisation: words.organisations.map(({ id, name }) => ({ value: id, label: pick(name) })),
    exams: words.exams.map(({ id, title }) => ({ value: id, label: pick(title) })),
    subject: words.subjects.map(({ id, title }) => ({ value: id, label: pick(title) })),
    category: words.categories.map(({ id, title }) => ({ value: id, label: pick(title) })),
  }
  return (
    <div className="mt-1 max-w-4xl border-s-2 border-edge ps-3">
      <FieldWordsContext value={{ form, choices, ...labels }}>
        <DiffView diff={{ changes: words.changes }} />
      </FieldWordsContext>
    </div>
  )
}
