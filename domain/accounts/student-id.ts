import { dateInIndia } from '../india.ts'

/**
 * Student id: three letters and the day of registration. It is a label and never a key: two students may have the same
 * one.
 */

/** Number of other third letters tried before the id is used anyway. */
export const studentIdRetries = 10

const lettersOf = (text: string): string => (text.split('@')[0] ?? '').replace(/[^A-Za-z]/g, '')

/** The three letters: of the display name if it has any, else of the e-mail before the @, padded with X. */
export const studentIdLetters = (displayName: string | null, email: string): string =>
  (lettersOf(displayName ?? '') || lettersOf(email)).toUpperCase().padEnd(3, 'X').slice(0, 3)

/** Day in India as ddmmyyyy. `now` is Unix milliseconds. */
export const studentIdDate = (now: number): string => {
  const [year, month, day] = dateInIndia(now).split('-')
  return `${day}${month}${year}`
}

/** The first candidate: letters and date, such as `ASH21112026`. */
export const studentIdBase = (displayName: string | null, email: string, now: number): string =>
  studentIdLetters(displayName, email) + studentIdDate(now)

/** Up to ten different third letters, without the base's own, in the order of the random numbers in [0, 1). */
export const retryLetters = (base: string, random: () => number): string[] => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => letter !== base[2])
  return Array.from(
    { length: studentIdRetries },
    () => letters.splice(Math.floor(random() * letters.length), 1)[0] ?? 'X',
  )
}
