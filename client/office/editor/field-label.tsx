import type { ReactNode } from 'react'
import { labelKeyOf, marksOf } from '../../../domain/content/fields.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useEditor, useValue } from './editor-context.ts'
import { marksKey } from '../../../domain/content/fields.ts'

/** Label text of the field at a path. */
export const useLabel = (path: string): string => useEditor().label(labelKeyOf(path))

/** True while the field was filled in by recognition or a template and nobody has checked it. */
export const useMark = (path: string): boolean => {
  const marks = useValue(marksKey)
  return marksOf({ [marksKey]: marks }).includes(path)
}

type LabelProps = {
  htmlFor: string
  path: string
  /** In place of the field's own label. */
  text?: string | undefined
  end?: ReactNode
}

/** Label with its language, and the mark of a value that awaits a check. */
export function FieldLabel({ htmlFor, path, text, end }: LabelProps) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const own = useLabel(path)
  const isMarked = useMark(path)
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label htmlFor={htmlFor} className="text-sm font-semibold">
        {text ?? own}
      </label>
      {isMarked && (
        <button
          type="button"
          onClick={() => store.confirmMarks([path])}
          className="rounded-sm border border-warning px-1.5 text-xs text-warning hover:bg-warning-soft"
        >
          {t('check')}
        </button>
      )}
      {end}
    </div>
  )
}
