/**
 * A flag per student in local storage: unsent events exist on this device. Pages read it before they load the journal.
 */
const keyOf = (userId: string): string => `unsent:${userId}`

export type UnsentFlags = { set(userId: string): void; remove(userId: string): void }

export const noFlags: UnsentFlags = { set: () => undefined, remove: () => undefined }

// Storage may be refused or full; then only the page of the test sends its events.
const attempt = <Result>(use: () => Result): Result | null => {
  try {
    return use()
  } catch {
    return null
  }
}

export const hasUnsent = (userId: string): boolean => attempt(() => localStorage.getItem(keyOf(userId))) !== null

export const unsentFlags: UnsentFlags = {
  set: (userId) => void attempt(() => localStorage.setItem(keyOf(userId), '1')),
  remove: (userId) => void attempt(() => localStorage.removeItem(keyOf(userId))),
}
