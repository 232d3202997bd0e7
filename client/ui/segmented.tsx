import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; lang?: string }[]
  /** Null while unknown. */
  value: Value | null
  onChange: (value: Value) => void
  /** True where the options explain themselves: the label is read aloud alone. */
  isPlain?: boolean
}

/** Radio group drawn as a segmented control. */
export function Segmented<Value extends string>({ label, options, value, onChange, isPlain = false }: Props<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={isPlain ? 'sr-only' : 'text-sm text-muted'}>{label}</legend>
      <div className="mt-1 flex overflow-hidden rounded-md border border-edge">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className="flex min-h-11 grow items-center justify-center border-l border-edge px-3 text-center text-sm leading-tight first:border-l-0 has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
