import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OfficeItem } from '../../../domain/content/office-list.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useKeys } from '../frame/keys/use-keys.ts'
import type { Selecting } from './selecting.ts'

type Input = { items: OfficeItem[]; selecting: Selecting; editorOf: (id: string) => string }

/** Shortcuts of a list: move, select, open, edit, search. Returns the index of the current row. */
export const useListKeys = ({ items, selecting, editorOf }: Input): number | null => {
  const { t } = useTranslation('officeList')
  const navigate = useNavigate()
  const [place, setPlace] = useState<{ items: OfficeItem[]; index: number } | null>(null)
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
    if (item) void navigate(editorOf(item.id))
  }
  const select = () => {
    const item = current === null ? undefined : items[current]
    if (item) selecting.toggle(item.id)
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
    { keys: 'x', label: t('keys.select'), run: select },
    { keys: 'Enter', label: t('keys.open'), run: open },
    { keys: 'e', label: t('keys.edit'), run: open },
  ])
  return current
}
