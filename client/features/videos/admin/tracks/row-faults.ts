import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ChecklistEntry } from '../../../../../domain/content/checklist.ts'
import { trackEntries } from '../../../../../domain/videos/draft-checks.ts'
import type { DraftStore } from '../../../../office/editor/draft-store.ts'
import { useEditor } from '../../../../office/editor/editor-context.ts'

/** Checks of a row of captions or chapters by its path, such as `captions.3`. */
export type RowFaults = (row: string) => readonly ChecklistEntry[]

const none: readonly ChecklistEntry[] = []

const byRow = (entries: readonly ChecklistEntry[]): Map<string, ChecklistEntry[]> =>
  Map.groupBy(entries, ({ path }) => path.split('.', 2).join('.'))

/** Checks of the rows as they are typed, made once for each change of them. */
export const createRowFaults = ({ get, body }: DraftStore): RowFaults => {
  let checked: unknown[] = []
  let faults = new Map<string, ChecklistEntry[]>()
  return (row) => {
    const now = [get('captions'), get('chapters'), get('durationMs')]
    if (now.some((value, index) => value !== checked[index])) {
      checked = now
      faults = byRow(trackEntries(body()))
    }
    return faults.get(row) ?? none
  }
}

export const RowFaultsContext = createContext<RowFaults>(() => none)

const textKey = (entries: readonly ChecklistEntry[]): string => (entries.length > 0 ? JSON.stringify(entries) : '')

/** Checks of a row; the component renders again when they change. */
export const useRowFaults = (row: string): readonly ChecklistEntry[] => {
  const { store } = useEditor()
  const faultsOf = useContext(RowFaultsContext)
  const read = () => textKey(faultsOf(row))
  const text = useSyncExternalStore(store.subscribe, read, read)
  return text === '' ? none : (JSON.parse(text) as ChecklistEntry[])
}
