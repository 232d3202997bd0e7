import { useEffect, type RefObject } from 'react'
import { keptNotice } from './kept-notice.ts'

/** Keeps the text of a form's textarea on the device until an editor opens, and restores it until then. */
export const useKeptNotice = (userId: string, form: RefObject<HTMLFormElement | null>) => {
  useEffect(() => {
    const kept = keptNotice(userId)
    kept.unmarkSent()
    const area = form.current?.querySelector('textarea')
    if (area && area.value === '') area.value = kept.read()
  }, [userId, form])
  return {
    onInput: (text: string) => keptNotice(userId).write(text),
    onSubmit: () => keptNotice(userId).markSent(),
  }
}
