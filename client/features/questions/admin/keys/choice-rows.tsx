import type { KeyItem } from './key-props.ts'

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  legend: string
  items: readonly KeyItem[]
  /** Accessible name of an entry without a text beside it. */
  labelOf: (letter: string) => string
  chosen: readonly string[]
  onChoose: (id: string, isChosen: boolean) => void
  /** Value that is posted for an entry; its id by default. */
  postedOf?: (id: string) => string
  disabled?: boolean
}

/** Entries of a question with a mark for the right ones. */
export function ChoiceRows({ type, name, legend, items, labelOf, chosen, onChoose, postedOf, disabled }: Props) {
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className={items.some(({ text }) => text) ? 'mt-1 grid gap-1' : 'mt-1 flex flex-wrap gap-x-5'}>
        {items.map(({ id, letter, text }) => (
          <label key={id} className="flex min-h-11 min-w-0 items-start gap-2 py-2">
            <input
              type={type}
              name={name}
              value={postedOf ? postedOf(id) : id}
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
              aria-label={text ? undefined : labelOf(letter)}
              className="tick mt-0.5 size-5 shrink-0"
            />
            {letter && <b className="w-5 shrink-0">{letter}</b>}
            {text && <span className="min-w-0 flex-1">{text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
