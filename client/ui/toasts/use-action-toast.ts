import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { ToastMessage } from './toast-store.ts'
import { toast } from './toast.ts'

/**
 * Answers a form once for every submission: its route passes on the action's data. Says "Saved", and nothing of what
 * was refused (data with a `code`), which the form itself explains; `say` chooses other words, or null for none.
 */
export const useActionToast = <Answer extends object>(
  answer: Answer | undefined,
  say?: (answer: Answer) => ToastMessage | null,
): void => {
  const { t } = useTranslation()
  const answered = useRef<Answer>(undefined)
  const saved = (of: Answer): ToastMessage | null => ('code' in of ? null : { title: t('saved'), tone: 'success' })
  const tell = useEffectEvent((of: Answer) => {
    const message = (say ?? saved)(of)
    if (message) toast(message)
  })
  useEffect(() => {
    if (!answer || answered.current === answer) return
    answered.current = answer
    tell(answer)
  }, [answer])
}
