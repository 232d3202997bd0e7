import { matchKeybindingPress, parseKeybinding } from 'tinykeys'

/** Shortcut of a screen. */
export type OfficeKey = {
  /** A key, or `Ctrl+` and a key; on a Mac Command takes the place of Ctrl. */
  keys: string
  /** Action of the shortcut, for the list of shortcuts. */
  label: string
  run: (event: KeyboardEvent) => void
  /** True when holding the key down repeats the action. */
  repeats?: boolean
  /** True for a shortcut of the frame, which a screen's own with the same key replaces. */
  isDefault?: boolean
}

let registered: readonly (readonly OfficeKey[])[] = []
let entries: readonly OfficeKey[] = []
let listOpener: (() => void) | null = null
const listeners = new Set<() => void>()

const change = (next: typeof registered): void => {
  registered = next
  const all = next.flat()
  const isOverridden = ({ keys }: OfficeKey) => all.some((other) => other.keys === keys && !other.isDefault)
  entries = all.filter((entry) => !entry.isDefault || !isOverridden(entry))
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

/** Sets the function that opens the list of shortcuts. */
export const setListOpener = (open: (() => void) | null): void => void (listOpener = open)
export const showKeys = (): void => listOpener?.()

const hasModifier = (keys: string): boolean => keys.startsWith('Ctrl+')

/** Key presses in the notation of tinykeys: by character, or by position on the keyboard for Hindi layouts. */
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

/** True for another letter at the position of the shortcut's key, as on Latin layouts other than QWERTY. */
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
  // The target of an event from inside a shadow root is its host; the path begins at the element itself.
  const target = event.composedPath()[0]
  const found = entries.findLast((entry) => matches(event, entry))
  if (!found) return
  if (!hasModifier(found.keys) && (isTyping(target) || (found.keys === 'Enter' && takesEnter(target)))) return
  event.preventDefault()
  found.run(event)
}
