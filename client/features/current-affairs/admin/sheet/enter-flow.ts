import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { DraftStore } from '../../../../office/editor/draft-store.ts'

const controls = 'input:not([type=hidden]), select, textarea'

const isTextControl = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** True for a key without modifiers that no input method takes. */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !event.nativeEvent.isComposing && !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)

/** Changes a list of the row, and focuses a control before the next key: between two frames keys would be lost. */
const changeAndFocus = (row: HTMLElement, name: string, change: () => void): void => {
  flushSync(change)
  row.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

const rowsAt = (store: DraftStore, path: string): { en: string; hi: string }[] => {
  const rows = store.get(path)
  return Array.isArray(rows) ? (rows as { en: string; hi: string }[]) : []
}

/** Enter in the last fact: adds another after a filled one, removes an empty one. True when the key was handled. */
const moveInFacts = (row: HTMLElement, store: DraftStore, name: string): boolean => {
  const [, at = '', language] = /^facts\.(\d+)\.(en|hi)$/.exec(name) ?? []
  const facts = rowsAt(store, 'facts')
  const index = Number(at)
  if (language === undefined || index !== facts.length - 1) return false
  const { en = '', hi = '' } = facts[index] ?? {}
  if (language === 'en' && en === '' && hi === '' && index > 0) {
    changeAndFocus(row, 'sources.0.en', () => store.changeRows({ path: 'facts', act: 'remove', index }))
    return true
  }
  if (language === 'en' || (en === '' && hi === '')) return false
  changeAndFocus(row, `facts.${facts.length}.en`, () =>
    store.changeRows({ path: 'facts', act: 'add', row: { en: '', hi: '' } }),
  )
  return true
}

/** Enter in the text: true where it begins a line; on an empty last line, removes that line and is false. */
const beginsLine = (target: HTMLTextAreaElement, store: DraftStore): boolean => {
  const { value, selectionStart, name } = target
  if (value !== '' && (selectionStart !== value.length || !value.endsWith('\n'))) return true
  store.set(name, value.trimEnd())
  return false
}

/** Moves the focus to the next field of a row at Enter, or at Tab in the text; calls `onEnd` at the last. */
export const followEnter = (
  event: KeyboardEvent<HTMLElement>,
  { store, onEnd }: { store: DraftStore; onEnd: () => void },
): void => {
  const { target, currentTarget: row } = event
  if (!isPlainKey(event) || !isTextControl(target)) return
  const isText = target.name.startsWith('body.')
  if (event.key !== 'Enter' && !(isText && event.key === 'Tab')) return
  if (isText && event.key === 'Enter' && beginsLine(target as HTMLTextAreaElement, store)) return
  event.preventDefault()
  if (moveInFacts(row, store, target.name)) return
  const shown = [...row.querySelectorAll<HTMLElement>(controls)].filter((each) => each.offsetParent !== null)
  const next = shown[shown.indexOf(target as HTMLElement) + 1]
  if (next) next.focus()
  else onEnd()
}
