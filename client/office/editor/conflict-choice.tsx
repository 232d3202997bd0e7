import { compactButton } from '../button-classes.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { fieldAt } from '../../../domain/content/fields.ts'
import { textOfValue } from '../../../domain/content/field-text.ts'
import { useEditor, useSaveState } from './editor-context.ts'

/** Readable value of a field, for a choice between two. */
const readable = (value: unknown, text: string): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value, null, 1) : text

/** Both values of a field that two editors changed, and the choice between them. */
export function ConflictChoice({ path }: { path: string }) {
  const { t } = useTranslation('editor')
  const { autosave, form, userId } = useEditor()
  const conflict = useSaveState(({ conflicts }) => conflicts.find((each) => each.path === path))
  const isOwn = useSaveState(({ mergedFrom }) => mergedFrom?.by === userId)
  if (!conflict) return null
  const field = fieldAt(form.fields, path) ?? { type: 'line' as const }
  const theirs = readable(conflict.theirs, textOfValue(field, conflict.theirs))
  return (
    <div
      role="group"
      aria-label={t('conflict.title')}
      className="mt-2 rounded-md border border-danger bg-danger-soft p-3 text-sm"
    >
      <p className="font-semibold">{isOwn ? t('conflict.ownTab') : t('conflict.other')}</p>
      <p className="mt-1 max-h-40 overflow-auto rounded-sm bg-surface p-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {theirs || t('conflict.blank')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className={compactButton} onClick={() => autosave.resolve(path, 'mine')}>
          {t('conflict.keepMine')}
        </button>
        <button type="button" className={compactButton} onClick={() => autosave.resolve(path, 'theirs')}>
          {t('conflict.takeTheirs')}
        </button>
      </div>
    </div>
  )
}
