import { keptList } from '../../../../../domain/content/form-body.ts'
import { useValue } from '../../../../office/editor/editor-context.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

type Entry = readonly [name: string, value: string]

/** Entries that a form posts for a value; a list is kept as it is stored. */
const entriesOf = (path: string, value: unknown): Entry[] => {
  if (Array.isArray(value)) return [[path, keptList]]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => entriesOf(`${path}.${name}`, part))
  if (value === true) return [[path, 'true']]
  return typeof value === 'string' || typeof value === 'number' ? [[path, String(value)]] : []
}

/** Hidden inputs by which a form without script keeps a part that the kind of question does not show. */
export function KeptInputs({ path }: { path: string }) {
  const hydrated = useHydrated()
  const value = useValue(path)
  if (hydrated) return null
  return entriesOf(path, value).map(([name, text]) => (
    <input key={name} type="hidden" name={name} value={text} readOnly />
  ))
}
