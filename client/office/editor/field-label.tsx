import type { ReactNode } from 'react'
import { labelKeyOf, uncheckedKey, uncheckedPaths } from '../../../domain/content/fields.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useEditor, useValue } from './editor-context.ts'

/** Label text of the field at a path. */
export const useLabel = (path: string): string => useEditor().label(labelKeyOf(path))

/** True while the field was filled in by recognition or a template and nobody has checked it. */
export const useIsUnchecked = (path: string): boolean => {
  const unchecked = useValue(uncheckedKey)
  return uncheckedPaths({ [uncheckedKey]: unchecked }).includes(path)
}

type LabelProps = {
  htmlFor: string
  path: string
  /** In place of the field's own label. */
  text?: string | undefined
  end?: ReactNode
}

/** Label of a control; beside it a button that confirms a value which awaits a check. */
export function FieldLabel({ htmlFor, path, text, end }: LabelProps) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const own = useLabel(path)
  const isUnchecked = useIsUnchecked(path)
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label htmlFor={htmlFor} className="text-sm font-semibold">
        {text ?? own}
      </label>
      {isUnchecked && (
        <button
          type="submit"
          name="intent"
          value={`confirm:${path}`}
          onClick={(event) => {
            event.preventDefault()
            store.confirmChecked([path])
          }}
          className="rounded-sm border border-warning px-1.5 text-xs text-warning hover:bg-warning-soft"
        >
          {t('check')}
        </button>
      )}
      {end}
    </div>
  )
}
