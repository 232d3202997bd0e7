import { useRef } from 'react'
import { blankVariant, variantFields, type Field } from '../../../domain/content/fields.ts'
import { ChoiceControl } from './choice-controls.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import { useEditor, useValue } from './editor-context.ts'
import { FieldGrid } from './field-grid.tsx'
import { useLabel } from './field-label.tsx'

type Props = { path: string; field: Extract<Field, { type: 'variant' }> }
type Held = Record<string, unknown>

const isHeld = (value: unknown): value is Held => typeof value === 'object' && value !== null

/**
 * Gives a variant the fields of the form that was chosen. Fields that both forms have keep their values; those of the
 * form left are put back when it is chosen again.
 */
export const useFormChange = ({ path, field }: Props, blankOf = (form: string): Held => blankVariant(field, form)) => {
  const { store } = useEditor()
  const left = useRef<Record<string, Held>>({})
  return (form: string) => {
    const value = store.get(path)
    const held = isHeld(value) ? value : {}
    const before = held[field.by]
    if (before === form || !Object.hasOwn(field.forms, form)) return
    if (typeof before === 'string') left.current[before] = held
    const next: Held = { ...blankOf(form), ...left.current[form] }
    const shared = Object.entries(held).filter(([name]) => name !== field.by && Object.hasOwn(next, name))
    store.set(path, { ...next, ...Object.fromEntries(shared) })
  }
}

/** Fields of the form that a variant has now. */
export function VariantFields({ path, field }: Props) {
  const value = useValue(`${path}.${field.by}`)
  const change = useFormChange({ path, field })
  const { [field.by]: _choice, ...fields } = variantFields(field, value)
  return (
    <div className="grid gap-3">
      <div className="max-w-xs">
        <ChoiceControl
          path={`${path}.${field.by}`}
          field={{ type: 'choice', options: Object.keys(field.forms) }}
          onChoose={change}
        />
      </div>
      <FieldGrid fields={Object.entries(fields).map(([name, each]) => ({ path: `${path}.${name}`, field: each }))} />
    </div>
  )
}

export function VariantControl({ path, field }: Props) {
  return (
    <fieldset data-path={path} className="min-w-0 rounded-md border border-hairline p-3">
      <legend className="px-1 text-sm font-semibold">{useLabel(path)}</legend>
      <VariantFields path={path} field={field} />
      <ConflictChoice path={path} />
    </fieldset>
  )
}
