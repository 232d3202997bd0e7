import { useRef, type KeyboardEvent } from 'react'

/** Presses of one button that follow each other faster are one double tap. */
const doubleTapMs = 500

type Press = Pick<MouseEvent, 'timeStamp' | 'detail'> & { pointerType?: string }

/**
 * Whether a press only repeats one that was taken so many milliseconds before. A mouse counts its clicks; fingers are
 * not counted, so that for them time alone tells; and a keyboard or another aid means what it presses.
 */
export const isRepeated = ({ detail, pointerType }: Press, sinceMs: number): boolean =>
  sinceMs < doubleTapMs && (detail > 1 || (detail === 1 && pointerType !== 'mouse'))

/** Tells the first press of each button from the second of a double tap. Times are the input's, also where the page was busy. */
export const useFirstPress = () => {
  const taken = useRef<{ name: string; at: number } | null>(null)
  return (name: string, press: Press): boolean => {
    const before = taken.current
    if (before?.name === name && isRepeated(press, press.timeStamp - before.at)) return false
    taken.current = { name, at: press.timeStamp }
    return true
  }
}

/** For a button: a key that is held down presses it once. */
export const holdsNoKey = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
