const prefix = 'own.'

/**
 * Storage for data of one student (user id), or of a visitor (''): localStorage or sessionStorage. Throws if the
 * browser blocks storage.
 */
export const ownStorage = (owner: string): Storage => (owner === '' ? sessionStorage : localStorage)

export const ownKey = (owner: string, name: string): string => `${prefix}${owner}.${name}`

/** The last student on this device. */
const studentKey = 'last-student'

/** Places in materials and videos; a visitor's pass to the student who signs in. */
const placeKeys = ['reading:', 'watching:']

/** Removes the stored data of all other users, at sign-out and when another student signs in. */
export const forgetOthers = (owner: string): void => {
  try {
    const last = localStorage.getItem(studentKey) ?? ''
    localStorage.setItem(studentKey, owner)
    const others = last === '' || last === owner ? [prefix] : [prefix, ...placeKeys]
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (others.some((start) => key.startsWith(start)) && !key.startsWith(ownKey(owner, ''))) storage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}
