type Props<Value extends string> = {
  label: string
  options: readonly Value[]
  value: Value
  onChange: (value: Value) => void
  text: (value: Value) => string
}

/** Small group of buttons of which one is pressed. */
export function ToggleGroup<Value extends string>({ label, options, value, onChange, text }: Props<Value>) {
  return (
    <div role="group" aria-label={label} className="flex overflow-hidden rounded-md border border-edge">
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className="min-h-9 px-2 text-xs aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary pointer-coarse:min-h-11"
        >
          {text(option)}
        </button>
      ))}
    </div>
  )
}
