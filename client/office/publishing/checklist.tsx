import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { ChecklistEntry } from '../../../domain/content/checklist.ts'
import { sectionOf } from '../../../domain/content/fields.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useEditor, useSaveState } from '../editor/editor-context.ts'
import { focusField } from '../editor/focus-field.ts'
import { useEntryText } from './use-entry-text.ts'
import { usePathLabel } from './use-path-label.ts'

const icon = { 'aria-hidden': true, className: 'mt-0.5 size-4 shrink-0' } as const

/** Entries of the checklist, each a link to its field. */
export function ChecklistEntries({ entries, onFollow }: { entries: readonly ChecklistEntry[]; onFollow?: () => void }) {
  const { form } = useEditor()
  const pathLabel = usePathLabel()
  const text = useEntryText()
  return (
    <ul className="grid gap-1">
      {entries.map((entry) => (
        <li key={`${entry.code} ${entry.path}`} className="flex gap-2 text-sm">
          {entry.blocks ? (
            <CircleX {...icon} className="mt-0.5 size-4 shrink-0 text-danger" />
          ) : (
            <TriangleAlert {...icon} className="mt-0.5 size-4 shrink-0 text-warning" />
          )}
          <a
            href={`#section-${(sectionOf(form, entry.path) ?? form.sections[0])?.name ?? ''}`}
            onClick={(event) => {
              event.preventDefault()
              onFollow?.()
              focusField(entry.path)
            }}
            className="min-w-0 py-0.5 text-ink no-underline [overflow-wrap:anywhere] hover:underline pointer-coarse:min-h-11"
          >
            <span className="font-semibold">{pathLabel(entry.path)}</span>{' '}
            <span className="text-muted">{text(entry)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const noEntries: readonly ChecklistEntry[] = []

/** Checklist of the last save; the same array until the next. */
export const useChecklist = (): readonly ChecklistEntry[] =>
  useSaveState(({ answer }) => answer.checklist as readonly ChecklistEntry[] | undefined) ?? noEntries

/** Number of blocking entries and of warnings in words. */
export function ChecklistSummary() {
  const { t } = useTranslation('publishing')
  const entries = useChecklist()
  const blocking = entries.filter(({ blocks }) => blocks).length
  const warnings = entries.length - blocking
  if (entries.length === 0)
    return (
      <span className="inline-flex items-center gap-1.5 text-success">
        <CircleCheck aria-hidden className="size-4" /> {t('checklist.ready')}
      </span>
    )
  return (
    <span>
      {blocking > 0 && <span className="text-danger">{t('checklist.blocking', { count: blocking })}</span>}
      {blocking > 0 && warnings > 0 && ' · '}
      {warnings > 0 && <span className="text-warning">{t('checklist.warnings', { count: warnings })}</span>}
    </span>
  )
}

/** Checklist of the saved draft. */
export function Checklist() {
  const { t } = useTranslation('publishing')
  const { timeOfDay } = useFormat()
  const entries = useChecklist()
  const phase = useSaveState((state) => state.phase)
  const savedAt = useSaveState((state) => state.savedAt)
  return (
    <div role="group" aria-label={t('checklist.links')}>
      <p role="status" className="text-sm">
        <ChecklistSummary />
      </p>
      {phase !== 'saved' && savedAt !== null && (
        <p className="text-xs text-muted">{t('checklist.unsaved', { time: timeOfDay(savedAt) })}</p>
      )}
      <div className="mt-2">
        <ChecklistEntries entries={entries} />
      </div>
    </div>
  )
}
