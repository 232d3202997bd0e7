import { useEffect, useEffectEvent, useRef } from 'react'
import type { ToastMessage } from './toast-store.ts'
import { toast } from './toast.ts'

/**
 * Shows a toast once for each answer of a form's action. `textOf` returns the text, or null for an answer that the form
 * itself explains.
 */
export const useActionToast = <Answer extends object>(
  answer: Answer | undefined,
  textOf: (answer: Answer) => ToastMessage | null,
): void => {
  const shown = useRef<Answer>(undefined)
  const show = useEffectEvent((given: Answer) => {
    const message = textOf(given)
    if (message) toast(message)
  })
  useEffect(() => {
    if (!answer || shown.current === answer) return
    shown.current = answer
    show(answer)
  }, [answer])
}
