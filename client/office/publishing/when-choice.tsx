type Props = {
  legend: string
  labels: { now: string; later: string }
  isLater: boolean
  onLater: (isLater: boolean) => void
}

/** Choice between now and a time, posted as `when`. */
export function WhenChoice({ legend, labels, isLater, onLater }: Props) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {(['now', 'later'] as const).map((when) => (
          <label key={when} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="when"
              value={when}
              checked={isLater === (when === 'later')}
              onChange={() => onLater(when === 'later')}
            />
            {labels[when]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
