import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useBilingual } from '../../i18n/use-language.ts'
import { addressOf } from './recent-searches.tsx'
import { useRecentSearches } from './recent.ts'
import type { SearchEntry } from './search-options.tsx'
import { openerId } from './search-opener.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Recent searches for an empty field, else suggestions for the typed text. */
const useEntries = (typed: string, isOpen: boolean, owner: string): SearchEntry[] => {
  const { pick } = useBilingual()
  const suggestions = useSuggestions(isOpen ? typed : '')
  const recent = useRecentSearches(owner)
  if (typed.trim() === '') return recent.map((text) => ({ key: text, to: addressOf(text), text, suggestion: null }))
  return suggestions.map((suggestion) => ({
    key: `${suggestion.kind} ${suggestion.id}`,
    to: suggestion.path,
    text: pick(suggestion.title),
    suggestion,
  }))
}

/** Focuses the field of a search opened from the header. Returns the way back to the button there; null for others. */
const useReturn = (root: RefObject<HTMLDivElement | null>, setOpen: (open: boolean) => void): (() => void) | null => {
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const isFromHeader = (state as { opener?: string } | null)?.opener === openerId
  const isReturning = useRef(false)

  useEffect(() => {
    if (!isFromHeader) return
    root.current?.querySelector('input')?.focus()
    // The page itself lists the recent searches.
    setOpen(false)
  }, [isFromHeader, key, root, setOpen])

  useEffect(
    () => () => {
      if (isReturning.current) document.getElementById(openerId)?.focus()
    },
    [],
  )

  if (!isFromHeader) return null
  return () => {
    isReturning.current = true
    void navigate(-1)
  }
}

/** State and keys of the search combobox; `active` is the index of the chosen entry, -1 for the field itself. */
export const useSearchBox = (q: string, owner: string) => {
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(q)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const entries = useEntries(typed, open, owner)
  const isListShown = open && entries.length > 0
  const chosen = isListShown ? entries[active] : undefined

  // Takes over text that was typed before the scripts arrived.
  useEffect(() => {
    const field = root.current?.querySelector('input')
    if (!field || field !== document.activeElement || field.value === q) return
    setTyped(field.value)
    setOpen(true)
  }, [q])

  const goBack = useReturn(root, setOpen)

  // The focus stays in the field, so the browser does not scroll to the active entry.
  useEffect(() => {
    root.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }

  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
    setOpen(true)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isListShown) return setOpen(true)
      // The entries and the field itself.
      const stops = entries.length + 1
      setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + stops) % stops) - 1)
    } else if (event.key === 'Escape' && isListShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Escape' && goBack && typed === '') {
      goBack()
    } else if (event.key === 'Enter') {
      if (chosen) {
        event.preventDefault()
        void navigate(chosen.to)
      }
      close()
    }
  }

  const openIfEmpty = () => typed === '' && setOpen(true)
  return { root, typed, entries, active, chosen, isListShown, close, type, openIfEmpty, onKeyDown }
}
