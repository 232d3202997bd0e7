import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import type { Intent } from './profile-action.ts'
import { sectionAddress, type SectionId } from './sections.ts'
import { useForm } from './use-form.ts'
import { useOnceKept } from './use-once-kept.ts'

type Props = {
  intent: Intent
  /** Where the page opens again for a browser without script. */
  section: SectionId
  submit: string
  /** Fields that say for themselves what is wrong with them. */
  beside?: readonly string[]
  look?: 'primary' | 'secondary'
  children?: ReactNode
}

/** One form of the page, with its answer above it. Once it is accepted, its fields show what is kept. */
export function ProfileForm({ intent, section, submit, beside, look = 'primary', children }: Props) {
  const { t } = useTranslation()
  const { busy, refusal } = useForm(intent)
  const form = useRef<HTMLFormElement>(null)
  const [round, setRound] = useState(0)
  useOnceKept(intent, () => setRound((before) => before + 1))
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  return (
    <Form
      ref={form}
      method="post"
      action={sectionAddress(section)}
      preventScrollReset
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      <AnswerNotice intent={intent} beside={beside} />
      <Fragment key={round}>{children}</Fragment>
      <Button type="submit" look={look} disabled={busy} className="justify-self-start">
        {busy ? t('waiting') : submit}
      </Button>
    </Form>
  )
}
