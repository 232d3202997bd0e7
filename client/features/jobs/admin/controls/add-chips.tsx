import { Plus } from 'lucide-react'
import { blankOf, type Field } from '../../../../../domain/content/fields.ts'
import { useEditor, useValue } from '../../../../office/editor/editor-context.ts'
import { focusField } from '../../../../office/editor/focus-field.ts'

type Props = {
  path: string
  item: Field
  /** Field of a row that names its kind. */
  name: string
  kinds: readonly string[]
  labelOf: (kind: string) => string
}

const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

/** Buttons that add a row, one for each kind that the list does not have. */
export function AddChips({ path, item, name, kinds, labelOf }: Props) {
  const { store, locked } = useEditor()
  const held = rowsOf(useValue(path)).map((row) => row[name])
  const missing = kinds.filter((kind) => !held.includes(kind))
  if (missing.length === 0) return null
  const own = item.type === 'group' ? Object.keys(item.fields) : []
  const first = own.find((each) => each !== name) ?? name
  const add = (kind: string) => {
    const row = `${path}.${store.rowKeys(path).length}`
    store.changeRows({ path, act: 'add', row: { ...(blankOf(item) as object), [name]: kind } })
    focusField(`${row}.${first}`)
  }
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      {missing.map((kind) => (
        <button
          key={kind}
          type="submit"
          name="intent"
          value={`add:${path}`}
          disabled={locked !== null}
          onClick={(event) => {
            event.preventDefault()
            add(kind)
          }}
          className="inline-flex min-h-9 items-center gap-1 rounded-full border border-edge px-3 text-sm text-ink hover:bg-sunken disabled:opacity-60"
        >
          <Plus aria-hidden className="size-4" /> {labelOf(kind)}
        </button>
      ))}
    </div>
  )
}
