const prefix = 'own.'

/**
 * Storage for data of one student (user id), or of a visitor (''): localStorage or sessionStorage. Throws if the
 * browser blocks storage.
 */
export const ownStorage = (owner: string): Storage => (owner === '' ? sessionStorage : localStorage)

export const ownKey = (owner: string, name: string): string => `${prefix}${owner}.${name}`

/** Removes the stored data of all other users, at sign-out and when another student signs in. */
export const forgetOthers = (owner: string): void => {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(prefix) && !key.startsWith(ownKey(owner, ''))) storage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}
