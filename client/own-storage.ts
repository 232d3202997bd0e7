const prefix = 'own.'

/**
 * Where a page keeps what belongs to one student, by their user id: in the browser for a student, in the tab for a
 * visitor (''). Throws where the browser keeps nothing.
 */
export const ownStorage = (owner: string): Storage => (owner === '' ? sessionStorage : localStorage)

export const ownKey = (owner: string, name: string): string => `${prefix}${owner}.${name}`

/** Removes what belongs to anybody else: at sign-out, and when another student signs in. */
export const forgetOthers = (owner: string): void => {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(prefix) && !key.startsWith(ownKey(owner, ''))) storage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
