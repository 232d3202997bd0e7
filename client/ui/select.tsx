import { useId, type ComponentProps } from 'react'

type Props = ComponentProps<'select'> & {
  label: string
  options: readonly (readonly [value: string, label: string])[]
  /** Label of the empty option. */
  none?: string
  /** True inside a form, where the label looks like those of other fields; small above a list. */
  inForm?: boolean
  /** Error message of the choice. */
  error?: string
}

export function Select({ label, options, none, inForm = false, error, defaultValue = '', ...rest }: Props) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={inForm ? 'font-semibold' : 'text-sm text-muted'}>
        {label}
      </label>
      <select
        id={id}
        defaultValue={defaultValue}
        className="field mt-1"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        {...rest}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
