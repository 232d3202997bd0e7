import { useEffect, useRef } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { RefusalNotice } from '../refusal-notice.tsx'
import type { Intent } from './profile-action.ts'
import { useSaid } from './said.ts'
import { useForm } from './use-form.ts'

type Props = {
  intent: Intent
  /** Fields that say for themselves what is wrong with them. */
  beside?: readonly string[]
}

/** How a form was answered, brought into sight: what was refused as a whole and, without script, that it went well. */
export function AnswerNotice({ intent, beside = [] }: Props) {
  const said = useSaid()
  const { answer, refusal, toldHere } = useForm(intent)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  const whole = refusal && !refusal.fields.some((field) => beside.includes(field)) ? refusal : null
  const words = answer && toldHere ? said(answer) : null
  return (
    <div ref={place} className="empty:hidden">
      {words && <Notice tone="success">{words}</Notice>}
      {whole && <RefusalNotice refusal={whole} />}
    </div>
  )
}
