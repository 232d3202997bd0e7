import { ownKey, ownStorage } from '../../own-storage.ts'

/**
 * Text of a note that this device alone holds. `attemptId`: attempt whose solution it is written at. `isWanted`: the
 * student saved it and it could not be sent; false while it is only typed.
 */
type KeptNote = { text: string; attemptId: string | null; isWanted: boolean }

const name = 'note.'

const parsed = (text: string | null): KeptNote | null => {
  const kept = JSON.parse(text ?? 'null') as Partial<KeptNote> | null
  if (typeof kept?.text !== 'string') return null
  return { text: kept.text, attemptId: kept.attemptId ?? null, isWanted: kept.isWanted === true }
}

/** Keeps a text on the device; false where the browser blocks that. `owner` is the user id. */
export const keepNote = (owner: string, questionId: string, note: KeptNote): boolean => {
  try {
    ownStorage(owner).setItem(ownKey(owner, name + questionId), JSON.stringify(note))
    return true
  } catch {
    return false
  }
}

/** Null where nothing, or nothing readable, is kept. */
export const keptNote = (owner: string, questionId: string): KeptNote | null => {
  try {
    return parsed(ownStorage(owner).getItem(ownKey(owner, name + questionId)))
  } catch {
    return null
  }
}

export const forgetNote = (owner: string, questionId: string): void => {
  try {
    ownStorage(owner).removeItem(ownKey(owner, name + questionId))
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Ids of questions whose notes wait to be sent. */
export const waitingNotes = (owner: string): string[] => {
  try {
    const prefix = ownKey(owner, name)
    return Object.keys(ownStorage(owner))
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .filter((questionId) => keptNote(owner, questionId)?.isWanted)
  } catch {
    return []
  }
}
