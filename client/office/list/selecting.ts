import { useId, useState } from 'react'

/** Selection of rows: some, or all that match the filter. */
export type Selecting = ReturnType<typeof useSelecting>

/** Selection of a list. A change of `key`, which names the filters, empties it. `ids`: those of the page. */
export const useSelecting = (ids: readonly string[], key: string) => {
  const formId = useId()
  const [selected, setSelected] = useState<{ key: string; ids: ReadonlySet<string>; all: boolean }>({
    key,
    ids: new Set(),
    all: false,
  })
  const { ids: chosen, all } = selected.key === key ? selected : { ids: new Set<string>(), all: false }
  const choose = (next: Iterable<string>, isAll = false) => setSelected({ key, ids: new Set(next), all: isAll })
  const isPageSelected = ids.length > 0 && ids.every((id) => chosen.has(id))
  return {
    formId,
    ids: chosen,
    /** True when the selection is all rows that match, on every page. */
    all,
    isPageSelected,
    isSelected: (id: string) => all || chosen.has(id),
    toggle: (id: string) => {
      const next = new Set(all ? ids : chosen)
      if (!next.delete(id)) next.add(id)
      choose(next)
    },
    togglePage: () => choose(isPageSelected ? [...chosen].filter((id) => !ids.includes(id)) : [...chosen, ...ids]),
    selectAll: () => choose(ids, true),
    clear: () => choose([]),
  }
}
