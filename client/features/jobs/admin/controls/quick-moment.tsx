import { useId, useState } from 'react'
import type { Field } from '../../../../../domain/content/fields.ts'
import { quickMomentText, readQuickMoment } from '../../../../../domain/jobs/quick-moment.ts'
import { useEditor, useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { ControlFrame, describedBy, TextControl } from '../../../../office/editor/text-controls.tsx'
import { useFault } from '../../../../office/editor/use-fault.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

const rowOf = (path: string): string => path.slice(0, path.lastIndexOf('.'))

/** Date as text, such as `15-01-2027 17:00`. Without script it is the browser's own control. */
export function QuickMomentControl({ path, field }: ControlProps) {
  const hydrated = useHydrated()
  if (field.type !== 'moment') return null
  return hydrated ? <QuickInput path={path} /> : <TextControl path={path} field={field satisfies Field} />
}

const useShownText = (path: string): string => {
  const value = useValue(path)
  const allDay = useValue(`${rowOf(path)}.allDay`) !== false
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  return quickMomentText(value, allDay)
}

function QuickInput({ path }: { path: string }) {
  const id = useId()
  const { store, locked } = useEditor()
  const shown = useShownText(path)
  const [typed, setTyped] = useState<string | null>(null)
  const [visited, setVisited] = useState(false)
  const error = useFault(path, visited)
  const row = rowOf(path)
  const isStart = path.endsWith('.at')

  const read = (text: string) => {
    setTyped(text)
    if (text.trim() === '') return store.set(path, null)
    const moment = readQuickMoment(text)
    if (!moment) return store.set(path, text)
    if (!isStart) return store.set(path, moment.isWholeMonth ? (moment.until ?? moment.at) : moment.at)
    store.set(path, moment.at)
    store.set(`${row}.allDay`, moment.allDay)
    if (moment.until !== null) store.set(`${row}.until`, moment.until)
    if (moment.isWholeMonth) store.set(`${row}.tentative`, true)
    return undefined
  }

  return (
    <ControlFrame id={id} path={path} error={error}>
      <input
        {...describedBy(id, error, false)}
        name={path}
        value={typed ?? shown}
        disabled={locked !== null}
        autoComplete="off"
        placeholder="15-01-2027"
        className="field tabular"
        onChange={({ currentTarget }) => read(currentTarget.value)}
        onBlur={() => {
          setVisited(true)
          setTyped(null)
        }}
      />
    </ControlFrame>
  )
}
