import { useEffect, useEffectEvent, useRef } from 'react'
import type { ToastMessage } from './toast-store.ts'
import { toast } from './toast.ts'

/**
 * Shows a toast once for each answer of a form's action. `say` returns the text, or null for an answer that the form
 * itself explains.
 */
export const useActionToast = <Answer extends object>(
  answer: Answer | undefined,
  say: (answer: Answer) => ToastMessage | null,
): void => {
  const answered = useRef<Answer>(undefined)
  const tell = useEffectEvent((of: Answer) => {
    const message = say(of)
    if (message) toast(message)
  })
  useEffect(() => {
    if (!answer || answered.current === answer) return
    answered.current = answer
    tell(answer)
  }, [answer])
}
