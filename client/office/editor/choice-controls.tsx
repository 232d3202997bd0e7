import { useId, useLayoutEffect, type ReactNode } from 'react'
import { textOfValue } from '../../../domain/content/field-text.ts'
import { labelKeyOf, type Field } from '../../../domain/content/fields.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useEditor, useValue, type Choice } from './editor-context.ts'
import { ControlFrame, describedBy } from './text-controls.tsx'
import { useControl, useFlag } from './use-control.ts'
import { useLabel, useIsUnchecked } from './field-label.tsx'
import { useFault } from './use-fault.ts'

/** Label of an option, `<field>_<option>`, else the option itself. */
const useOptionLabel = (path: string) => {
  const { label, hasLabel } = useEditor()
  const key = labelKeyOf(path)
  return (option: string): string => {
    const own = `${key}_${option}`
    return hasLabel(own) ? label(own) : option
  }
}

type ChoiceField = Extract<Field, { type: 'choice' | 'reference' }>

type ChoiceProps = {
  path: string
  field: ChoiceField
  /** Stores the choice in place of the control. */
  onChoose?: (value: string) => void
  /** Rows beside those of the editor. */
  more?: readonly Choice[]
  /** Shown after the label. */
  end?: ReactNode
}

export function ChoiceControl({ path, field, onChoose, more = [], end }: ChoiceProps) {
  const id = useId()
  const { t } = useTranslation('editor')
  const { choices, store } = useEditor()
  const optionLabel = useOptionLabel(path)
  const { error, ref, onInput, onBlur, ...bound } = useControl<HTMLSelectElement>(path, field)
  const offered =
    field.type === 'choice'
      ? field.options.map((value) => ({ value, label: optionLabel(value) }))
      : [...(choices[field.to] ?? []), ...more]
  const held = textOfValue(field, useValue(path))
  // A value that is not offered any more stays chosen until another is.
  const isOffered = held === '' || offered.some(({ value }) => value === held)
  const options = isOffered ? offered : [...offered, { value: held, label: held }]
  useLayoutEffect(() => {
    // The option of a new organisation is drawn after it is chosen.
    if (ref.current) ref.current.value = textOfValue(field, store.get(path))
  })
  return (
    <ControlFrame id={id} path={path} error={error} end={end}>
      <select
        {...describedBy(id, error, false)}
        {...bound}
        ref={ref}
        onChange={onChoose ? ({ currentTarget }) => onChoose(currentTarget.value) : onInput}
        onBlur={onBlur}
        className="field"
      >
        <option value="">{t('choose')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </ControlFrame>
  )
}

export function FlagControl({ path }: { path: string }) {
  const label = useLabel(path)
  const isUnchecked = useIsUnchecked(path)
  return (
    <label data-path={path} className="inline-flex min-h-9 items-center gap-2 text-sm">
      <input type="checkbox" className="tick size-5" {...useFlag(path)} />
      <span className={isUnchecked ? 'text-warning' : undefined}>{label}</span>
    </label>
  )
}

type SeveralField = Extract<Field, { type: 'choices' | 'exams' }>

/** Several of some options, as checkboxes. */
export function ChoicesControl({ path, field }: { path: string; field: SeveralField }) {
  const { store, choices, locked } = useEditor()
  const label = useLabel(path)
  const optionLabel = useOptionLabel(path)
  const held = useValue(path)
  const error = useFault(path, true)
  const chosen = Array.isArray(held) ? (held as unknown[]) : []
  const offered =
    field.type === 'choices'
      ? field.options.map((option) => ({ value: option, label: optionLabel(option) }))
      : (choices['exams'] ?? [])
  // A value that is not offered any more stays chosen until it is cleared.
  const kept = chosen.filter(
    (option): option is string => typeof option === 'string' && !offered.some(({ value }) => value === option),
  )
  const options = [...offered, ...kept.map((value) => ({ value, label: value }))]
  const toggle = (option: string, isOn: boolean) =>
    store.set(path, isOn ? [...chosen, option] : chosen.filter((each) => each !== option))
  return (
    <fieldset data-path={path}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {options.map((option) => (
          <label key={option.value} className="inline-flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="tick size-5"
              name={path}
              value={option.value}
              checked={chosen.includes(option.value)}
              disabled={locked !== null}
              onChange={({ currentTarget }) => toggle(option.value, currentTarget.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
    </fieldset>
  )
}
