import { useEffect, useState, type RefObject } from 'react'
import { hasChanges } from './has-changes.ts'

/**
 * True while a form has unsaved changes; the browser then asks before the page is closed. `round`: number of times it was
 * saved, `isRefused`: its last values were refused and stand in it.
 */
export const useUnsaved = (
  form: RefObject<HTMLFormElement | null>,
  { round, isRefused }: { round: number; isRefused: boolean },
): boolean => {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const { current } = form
    const look = () => setIsTouched(current !== null && hasChanges(current))
    look()
    current?.addEventListener('input', look)
    return () => current?.removeEventListener('input', look)
  }, [form, round])
  const isUnsaved = isTouched || isRefused
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return isUnsaved
}
