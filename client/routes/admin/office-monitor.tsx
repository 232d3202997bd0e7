import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useKeptFocus } from '../../office/frame/use-kept-focus.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { unanswered } from './keep-unanswered.ts'

export { keepUnanswered } from './keep-unanswered.ts'

/** Keeps the keyboard focus through forms and pages, and reports a form that the server did not answer. */
export default function OfficeMonitor() {
  const { t } = useTranslation('officeFrame')
  const title = t('unanswered.title')
  const text = t('unanswered.text')
  useKeptFocus()
  useEffect(() => {
    const show = () => notify({ id: unanswered, title, text, tone: 'danger', durationMs: Infinity })
    window.addEventListener(unanswered, show)
    return () => window.removeEventListener(unanswered, show)
  }, [title, text])
  return null
}
