import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { savedMessage } from './saved-message.ts'
import type { ChoicesAnswer } from './choices-data.ts'

/** Outcome of a form of the page: its refusal and, without script, its confirmation. */
export function Outcome({ answer }: { answer: ChoicesAnswer }) {
  const { t } = useTranslation('notifications')
  const isHydrated = useHydrated()
  if (answer.refusal) return <Notice tone="danger">{t('choices.failed')}</Notice>
  return isHydrated ? null : <Notice tone="success">{t(savedMessage[answer.intent])}</Notice>
}
