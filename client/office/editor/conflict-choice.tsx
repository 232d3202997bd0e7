import { compactButton } from '../button-classes.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useEditor, useSaveState } from './editor-context.ts'
import { ReadableValue } from './readable-value.tsx'

/** Both values of a field that two editors changed, and the choice between them. */
export function ConflictChoice({ path }: { path: string }) {
  const { t } = useTranslation('editor')
  const { autosave, userId } = useEditor()
  const conflict = useSaveState(({ conflicts }) => conflicts.find((each) => each.path === path))
  const isOwn = useSaveState(({ mergedFrom }) => mergedFrom?.by === userId)
  const name = useSaveState(({ mergedFrom }) => mergedFrom?.name) || t('someone')
  if (!conflict) return null
  return (
    <div
      role="group"
      aria-label={t('conflict.title')}
      className="mt-2 rounded-md border border-danger bg-danger-soft p-3 text-sm"
    >
      <p className="font-semibold">{isOwn ? t('conflict.ownTab') : t('conflict.other', { name })}</p>
      <div className="mt-1 max-h-40 overflow-auto rounded-sm bg-surface p-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
        <ReadableValue path={path} value={conflict.theirs} />
      </div>
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
