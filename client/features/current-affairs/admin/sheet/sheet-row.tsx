import { Trash2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { affairForm } from '../../../../../domain/current-affairs/editor-form.ts'
import type { OfficeAffair } from '../../../../../domain/current-affairs/office.ts'
import { languages } from '../../../../../domain/language.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton, iconButton } from '../../../../office/button-classes.ts'
import { useEditor, useSaveState, useValue, type EditorTools } from '../../../../office/editor/editor-context.ts'
import { EditorNotices } from '../../../../office/editor/editor-notices.tsx'
import { EditorProvider } from '../../../../office/editor/editor-provider.tsx'
import { FieldControl } from '../../../../office/editor/field-control.tsx'
import { StateChip } from '../../../../office/editor/state-chip.tsx'
import { useEditorLabels } from '../../../../office/editor/use-editor-labels.ts'
import { Tooltip } from '../../../../ui/tooltip.tsx'
import { chosenTerm } from '../../../../office/editor/chosen-term.ts'
import { useCategories } from '../categories-context.ts'
import { draftDetail } from '../draft-detail.ts'
import { NoteCard } from '../note-card.tsx'
import type { Begun } from './begun-row.tsx'
import { followEnter } from './enter-flow.ts'

export type RowTools = {
  userId: string
  /** Called from the last field of the row. */
  onEnd: () => void
  /** Moves the row's draft to the bin. */
  onBin: () => void
  /** Registers the draft and its saving. Returns the removal. */
  register: (id: string, row: Pick<EditorTools, 'autosave' | 'store'>) => () => void
}

type Props = RowTools & {
  item: OfficeAffair
  number: number
  /** Headline typed while the row was made; null for a row that was not made just now. */
  begun: Begun | null
}

const detailOf = ({ id, state, revision, savedAt, body, faults, checklist, stale }: OfficeAffair) =>
  draftDetail({ id, state, revision, savedAt, body, faults, checklist, stale })

/** Item of the sheet: a draft of its own with its own saving. */
export function SheetRow({ item, userId, ...rest }: Props) {
  const [tab] = useState(() => crypto.randomUUID())
  const labels = useEditorLabels('affairEditor')
  const { choices } = useCategories(chosenTerm(item.body, 'category'))
  return (
    <EditorProvider
      form={affairForm}
      detail={detailOf(item)}
      userId={userId}
      tab={tab}
      choices={{ category: choices }}
      locked={null}
      {...labels}
    >
      <RowFields item={item} tab={tab} {...rest} />
    </EditorProvider>
  )
}

type FieldsProps = Omit<Props, 'userId'> & { tab: string }

function RowFields({ item, number, begun, tab, onEnd, onBin, register }: FieldsProps) {
  const { t } = useTranslation('affairEditor')
  const { store, autosave } = useEditor()
  const row = useRef<HTMLElement>(null)
  useEffect(() => register(item.id, { autosave, store }), [register, item.id, autosave, store])
  useLayoutEffect(() => {
    if (begun === null) return
    for (const language of languages) if (begun[language] !== '') store.set(`title.${language}`, begun[language])
    if (begun.focus) row.current?.querySelector<HTMLElement>(`[name="${begun.focus}"]`)?.focus()
  }, [begun, store])
  const { fields } = affairForm
  return (
    <article ref={row} aria-label={t('sheet.item', { number })} className="card grid gap-3 p-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-base">{t('sheet.item', { number })}</h2>
        <StateChip />
        <Missing />
        <div className="ms-auto flex items-center gap-2">
          <Link to={officePaths.adminAffair(item.id)} className="link text-sm">
            {t('sheet.full')}
          </Link>
          <Tooltip label={t('sheet.remove', { number })}>
            <button type="button" onClick={onBin} className={iconButton}>
              <Trash2 aria-hidden className="size-4" />
            </button>
          </Tooltip>
        </div>
      </header>
      <EditorNotices tab={tab} />
      {item.note && <NoteCard note={item.note} />}
      <div role="presentation" onKeyDown={(event) => followEnter(event, { store, onEnd })} className="grid gap-3">
        <FieldControl path="title" field={fields.title} />
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <FieldControl path="category" field={fields.category} />
          <FieldControl path="eventDate" field={fields.eventDate} />
        </div>
        <FieldControl path="summary" field={fields.summary} />
        <FieldControl path="body" field={plainText} />
        <FieldControl path="matters" field={fields.matters} />
        <Lines path="facts" />
        <Lines path="sources" />
      </div>
    </article>
  )
}

const plainText = { type: 'text', bilingual: true } as const
const line = { type: 'line', bilingual: true } as const

/** Lines of a list without buttons between them, so that Tab and Enter go from line to line. */
function Lines({ path }: { path: 'facts' | 'sources' }) {
  const { store, label } = useEditor()
  const value = useValue(path)
  const count = Array.isArray(value) ? value.length : 0
  return (
    <div className="grid gap-2">
      {store.rowKeys(path).map((key, index) => (
        <FieldControl key={key} path={`${path}.${index}`} field={line} />
      ))}
      {(path === 'facts' || count === 0) && (
        <button
          type="button"
          onClick={() => store.changeRows({ path, act: 'add', row: { en: '', hi: '' } })}
          className={`${compactButton} justify-self-start`}
        >
          {label(`${path}_add`)}
        </button>
      )}
    </div>
  )
}

/** Number of faults of the saved item, or that it is ready. */
function Missing() {
  const { t } = useTranslation('affairEditor')
  const count = useSaveState(({ faults }) => Object.keys(faults).length)
  const isNew = useSaveState(({ savedAt }) => savedAt === null)
  if (isNew) return null
  return count > 0 ? (
    <span className="text-sm text-warning">{t('day.missing', { count })}</span>
  ) : (
    <span className="text-sm text-success">{t('day.ready')}</span>
  )
}
