import { useMemo } from 'react'
import { withValueAt } from '../../../domain/content/body-paths.ts'
import { shownDiff } from '../../../domain/content/shown-diff.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { compactButton } from '../button-classes.ts'
import { DiffView } from '../publishing/diff-view.tsx'
import { useEditor, useSaveState } from './editor-context.ts'

/** Both values of a field that two editors changed, and the choice between them. */
export function ConflictChoice({ path }: { path: string }) {
  const { t } = useTranslation('editor')
  const { form, autosave, userId } = useEditor()
  const conflict = useSaveState(({ conflicts }) => conflicts.find((each) => each.path === path))
  const isOwn = useSaveState(({ mergedFrom }) => mergedFrom?.by === userId)
  const name = useSaveState(({ mergedFrom }) => mergedFrom?.name) || t('someone')
  const diff = useMemo(
    () => conflict && shownDiff(form, withValueAt({}, path, conflict.mine), withValueAt({}, path, conflict.theirs)),
    [form, path, conflict],
  )
  if (!diff) return null
  return (
    <div
      role="group"
      aria-label={t('conflict.title')}
      className="mt-2 rounded-md border border-danger bg-danger-soft p-3 text-sm"
    >
      <p className="font-semibold">{isOwn ? t('conflict.ownTab') : t('conflict.other', { name })}</p>
      <div className="mt-1 max-h-60 overflow-auto rounded-sm bg-surface p-2">
        <DiffView diff={diff} within={path} />
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
