type Option = { value: string; label: string; disabled?: boolean }

type Props = { label: string; name: string; chosen: string; options: readonly Option[]; hint?: string | undefined }

/** A choice of one among a few, which works without script. */
export function RadioRow({ label, name, chosen, options, hint }: Props) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {options.map(({ value, label: text, disabled }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2 rounded-md border border-edge px-3 has-checked:border-primary has-checked:bg-primary-soft has-disabled:text-muted"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              disabled={disabled}
              className="tick size-5"
            />
            {text}
          </label>
        ))}
      </div>
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
    </fieldset>
  )
}
