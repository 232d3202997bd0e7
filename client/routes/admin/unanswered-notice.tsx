import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { unanswered } from './keep-unanswered.ts'

/** Reports a form that the server did not answer. */
export function UnansweredNotice() {
  const { t } = useTranslation('officeFrame')
  const title = t('unanswered.title')
  const text = t('unanswered.text')
  useEffect(() => {
    const show = () => notify({ id: unanswered, title, text, tone: 'danger', durationMs: Infinity })
    window.addEventListener(unanswered, show)
    return () => window.removeEventListener(unanswered, show)
  }, [title, text])
  return null
}
