import { useId, type ComponentProps } from 'react'

type Props = ComponentProps<'select'> & {
  label: string
  options: (readonly [value: string, label: string])[]
  /** Words for choosing nothing. */
  none?: string
}

export function Select({ label, options, none, defaultValue = '', ...rest }: Props) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <select id={id} defaultValue={defaultValue} className="field" {...rest}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
