/**
 * In local storage, one for each student: something waits on this device. It tells every page of the product whether there
 * is anything to do before the journal itself is fetched.
 */
const keyOf = (userId: string): string => `unsent:${userId}`

export type UnsentFlags = { set(userId: string): void; remove(userId: string): void }

export const noFlags: UnsentFlags = { set: () => undefined, remove: () => undefined }

// A browser may refuse the storage, or have none left: then only the page of the test itself sends what waits.
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
