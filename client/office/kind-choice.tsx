import { useNavigation } from 'react-router'

type Props<Kind extends string> = {
  kinds: readonly Kind[]
  /** Sentence above the kinds. */
  intro: string
  name: (kind: Kind) => string
  hint: (kind: Kind) => string
  /** Columns on wider screens. */
  columns?: 2 | 3
}

const columnLooks = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const

/** Kinds of a new item as buttons of a form: one press posts `kind`. */
export function KindChoice<Kind extends string>({ kinds, intro, name, hint, columns = 2 }: Props<Kind>) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div>
      <p className="mb-3 text-muted">{intro}</p>
      <ul className={`grid gap-2 ${columnLooks[columns]}`}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button
              type="submit"
              name="kind"
              value={kind}
              disabled={isBusy}
              className="h-full w-full rounded-md border border-edge bg-surface p-3 text-start hover:border-primary hover:bg-sunken"
            >
              <span className="block font-semibold">{name(kind)}</span>
              <span className="block text-sm text-muted">{hint(kind)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
