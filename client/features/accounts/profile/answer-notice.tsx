import { useEffect, useRef } from 'react'
import { RefusalNotice } from '../../../forms/refusal-notice.tsx'
import type { Refusal } from '../../../forms/refusal.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { ProfileIntent } from './profile-action.ts'
import { useAnswer, useShownAtForm } from './use-profile-form.ts'

type Props = {
  intent: ProfileIntent
  /** The refusal to show, or null when fields show it; by default the answer's. */
  refusal?: Refusal | null
}

/** Answer to a form, scrolled into view: its refusal and, without script, its confirmation. */
export function AnswerNotice({ intent, refusal }: Props) {
  const { t } = useTranslation('profile')
  const answer = useAnswer(intent)
  const isShown = useShownAtForm(answer)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  const shown = refusal === undefined ? answer?.refusal : refusal
  return (
    <div ref={place} className="empty:hidden">
      {isShown && answer?.message && <Notice tone="success">{t(answer.message)}</Notice>}
      {shown && <RefusalNotice refusal={shown} />}
    </div>
  )
}
