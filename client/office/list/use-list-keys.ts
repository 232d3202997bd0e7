import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useKeys } from '../frame/keys/use-keys.ts'
import type { Selecting } from './selecting.ts'

type Input<Item> = {
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Absent for rows that cannot be selected. */
  selecting?: Selecting
  editorOf: (id: string) => string
}

/** Shortcuts of a list: move, select, open, edit, search. Returns the index of the current row. */
export const useListKeys = <Item>({ items, idOf, selecting, editorOf }: Input<Item>): number | null => {
  const { t } = useTranslation('officeList')
  const navigate = useNavigate()
  const [place, setPlace] = useState<{ items: readonly Item[]; index: number } | null>(null)
  // Another page begins without a current row.
  const current = place?.items === items ? place.index : null
  const move = (by: number) => {
    if (items.length === 0) return
    const index = Math.min(items.length - 1, Math.max(0, current === null ? 0 : current + by))
    setPlace({ items, index })
    document.querySelector(`[data-row="${index}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const open = () => {
    const item = current === null ? undefined : items[current]
    if (item !== undefined) void navigate(editorOf(idOf(item)))
  }
  const select = () => {
    const item = current === null ? undefined : items[current]
    if (item !== undefined) selecting?.toggle(idOf(item))
  }
  const search = () => {
    const field = document.querySelector<HTMLInputElement>('[data-list-search]')
    field?.focus()
    field?.select()
  }
  useKeys([
    { keys: '/', label: t('keys.search'), run: search },
    { keys: 'j', label: t('keys.next'), run: () => move(1), repeats: true },
    { keys: 'k', label: t('keys.previous'), run: () => move(-1), repeats: true },
    ...(selecting ? [{ keys: 'x', label: t('keys.select'), run: select }] : []),
    { keys: 'Enter', label: t('keys.open'), run: open },
    { keys: 'e', label: t('keys.edit'), run: open },
  ])
  return current
}
