import { ConflictChoice } from '../../../../office/editor/conflict-choice.tsx'
import { useEditor, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { useLabel } from '../../../../office/editor/field-label.tsx'

/** Lowest and highest pay side by side. */
export function PayControl({ path, field }: ControlProps) {
  const { Control } = useEditor()
  const label = useLabel(path)
  if (field.type !== 'pair') return null
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex items-end gap-2">
        <Control path={`${path}.0`} field={field.item} />
        <span aria-hidden className="pb-2.5 text-muted">
          –
        </span>
        <Control path={`${path}.1`} field={field.item} />
      </div>
      <ConflictChoice path={path} />
    </fieldset>
  )
}
