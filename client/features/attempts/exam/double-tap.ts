import { useRef, type KeyboardEvent } from 'react'

/** Presses of one button within this time count as one double tap. */
const doubleTapMs = 500

type Press = Pick<MouseEvent, 'timeStamp' | 'detail'> & { pointerType?: string }

/**
 * True when a press repeats the one before, `sinceMs` ago. `detail` counts the clicks of a mouse but not the taps of a
 * finger, so touch is judged by time alone; a keyboard or assistive device never repeats.
 */
export const isRepeatedPress = ({ detail, pointerType }: Press, sinceMs: number): boolean =>
  sinceMs < doubleTapMs && (detail > 1 || (detail === 1 && pointerType !== 'mouse'))

/**
 * Returns a function that accepts the first press of each button and rejects the second of a double tap. It uses event
 * timestamps, which stay right when the page was busy.
 */
export const useDoubleTapGuard = () => {
  const taken = useRef<{ name: string; at: number } | null>(null)
  return (name: string, press: Press): boolean => {
    const before = taken.current
    if (before?.name === name && isRepeatedPress(press, press.timeStamp - before.at)) return false
    taken.current = { name, at: press.timeStamp }
    return true
  }
}

/** Key handler of a button: ignores the auto-repeat of a held key. */
export const ignoreKeyRepeat = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
