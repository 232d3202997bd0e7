const key = 'affairs:read'
/** Marks kept; older ones are of items that no strip shows. */
const limit = 300

const none: readonly string[] = []
let shown: { text: string | null; ids: readonly string[] } = { text: null, ids: none }
const listeners = new Set<() => void>()

const parse = (text: string | null): readonly string[] => {
  try {
    const ids = JSON.parse(text ?? '[]') as unknown
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : none
  } catch {
    return none
  }
}

const storedText = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Items that were read on this device, the same array until one is added; none when storage is blocked. */
export const readIds = (): readonly string[] => {
  const text = storedText()
  if (text !== shown.text) shown = { text, ids: parse(text) }
  return shown.ids
}

export const addReadIds = (ids: readonly string[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...readIds(), ...ids])].slice(-limit)))
  } catch {
    // Blocked storage: the items stay unread.
  }
  for (const listener of listeners) listener()
}

export const onReadIds = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
