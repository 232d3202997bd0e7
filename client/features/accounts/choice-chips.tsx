type Props = {
  legend: string
  name: string
  chosen: string
  options: readonly { value: string; label: string; lang?: string }[]
}

/** One of a few values of a form, each a chip. */
export function ChoiceChips({ legend, name, chosen, options }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label, lang }) => (
          <label
            key={value}
            lang={lang}
            className="inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 has-checked:border-primary has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
