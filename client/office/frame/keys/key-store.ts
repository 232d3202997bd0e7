import { matchKeybindingPress, parseKeybinding } from 'tinykeys'

/** Shortcut of a screen. */
export type OfficeKey = {
  /** A key, or `Ctrl+` and a key; on a Mac Command takes the place of Ctrl. */
  keys: string
  /** What it does, for the list of shortcuts. */
  label: string
  run: (event: KeyboardEvent) => void
  /** True when holding the key down repeats the action. */
  repeats?: boolean
  /** Of the frame: a screen's own shortcut with the same key takes its place. */
  isDefault?: boolean
}

let registered: readonly (readonly OfficeKey[])[] = []
let entries: readonly OfficeKey[] = []
let listOpener: (() => void) | null = null
const listeners = new Set<() => void>()

const change = (next: typeof registered): void => {
  registered = next
  const all = next.flat()
  const isOver = ({ keys }: OfficeKey) => all.some((other) => other.keys === keys && !other.isDefault)
  entries = all.filter((entry) => !entry.isDefault || !isOver(entry))
  for (const listener of listeners) listener()
}

/** Adds the shortcuts of a component; returns their removal. */
export const registerKeys = (keys: readonly OfficeKey[]): (() => void) => {
  change([...registered, keys])
  return () => change(registered.filter((each) => each !== keys))
}

export const subscribeToKeys = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The shortcuts of the screen that is shown. */
export const currentKeys = (): readonly OfficeKey[] => entries

/** Sets what opens the list of shortcuts. */
export const setListOpener = (open: (() => void) | null): void => void (listOpener = open)
export const showKeys = (): void => listOpener?.()

const hasModifier = (keys: string): boolean => keys.startsWith('Ctrl+')

/** Presses of a key in the notation of tinykeys: by its character, or by its place while a Hindi layout is chosen. */
const pressesOf = (keys: string) => {
  const key = keys.replace(/^Ctrl\+/, '')
  const prefix = hasModifier(keys) ? '$mod+' : ''
  const presses = key === '?' ? ['[Shift]+?', 'Shift+Slash'] : [prefix + key, ...placesOf(key).map((at) => prefix + at)]
  return presses.flatMap((press) => parseKeybinding(press))
}

const placesOf = (key: string): string[] => {
  if (key === '/') return ['Slash']
  return /^[a-z]$/i.test(key) ? [`Key${key.toUpperCase()}`] : []
}

/** Inputs that take no text. */
const pressed = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

const isTyping = (target: EventTarget | undefined): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !pressed.includes(target.type)
  return target.isContentEditable || target.matches('textarea, select, [role=textbox], [role=combobox]')
}

/** True when Enter presses the element itself. */
const takesEnter = (target: EventTarget | undefined): boolean =>
  target instanceof Element && target.matches('a[href], button, input, summary, [role^=menuitem], [role=option]')

/** A letter typed on another Latin layout than the one whose place it has. */
const isOtherLetter = ({ key }: KeyboardEvent, keys: string): boolean =>
  /^[a-z]$/i.test(key) && key.toLowerCase() !== keys.at(-1)?.toLowerCase() && /^(Ctrl\+)?[a-z]$/i.test(keys)

const matches = (event: KeyboardEvent, { keys, repeats }: OfficeKey): boolean => {
  if ((event.repeat && !repeats) || isOtherLetter(event, keys)) return false
  return pressesOf(keys).some((press) => matchKeybindingPress(event, press))
}

/** Runs the shortcut of a key press. Plain keys do nothing while someone types, and none acts below a dialog. */
export const runKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing || !event.key || !event.code) return
  if (document.querySelector('dialog:modal')) return
  // An editor in a shadow root is the target of its own keys only inside of it.
  const target = event.composedPath()[0]
  const found = entries.findLast((entry) => matches(event, entry))
  if (!found) return
  if (!hasModifier(found.keys) && (isTyping(target) || (found.keys === 'Enter' && takesEnter(target)))) return
  event.preventDefault()
  found.run(event)
}
