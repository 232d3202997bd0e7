import { Search } from 'lucide-react'
import { useState } from 'react'
import type { Field } from '../../../domain/content/fields.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ChoiceControl } from './choice-controls.tsx'
import { useEditor, type Choice } from './editor-context.ts'
import { ReferencePicker } from './reference-picker.tsx'
import { isSearched } from './searched-kinds.ts'

type Props = { path: string; field: Extract<Field, { type: 'reference' }> }

/** Choice among rows; those of a kind with many rows beyond the first are found by a search. */
export function ReferenceControl({ path, field }: Props) {
  const { t } = useTranslation('editor')
  const { store, locked, choices } = useEditor()
  const hydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<readonly Choice[]>([])
  const { to } = field
  if (!hydrated || locked !== null || !isSearched(to)) return <ChoiceControl path={path} field={field} />
  const choose = (choice: Choice) => {
    const isKnown = [...(choices[to] ?? []), ...found].some(({ value }) => value === choice.value)
    if (!isKnown) setFound([...found, choice])
    store.set(path, choice.value)
    setOpen(false)
  }
  return (
    <>
      <ChoiceControl
        path={path}
        field={field}
        more={found}
        end={
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="link ms-auto inline-flex items-center gap-1 text-sm pointer-coarse:min-h-11"
          >
            <Search aria-hidden className="size-4" /> {t('reference.search')}
          </button>
        }
      />
      {isOpen && <ReferencePicker kind={to} onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  )
}
