import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import type { Intent } from './profile-action.ts'
import type { SectionId } from './sections.ts'
import { useForm } from './use-form.ts'

type Props = {
  intent: Intent
  /** Where the page opens again for a browser without script. */
  section: SectionId
  submit: string
  /** Fields that say for themselves what is wrong with them. */
  beside?: readonly string[]
  look?: 'primary' | 'secondary'
  encType?: 'multipart/form-data'
  /** Beside the submit button. */
  end?: ReactNode
  children?: ReactNode
}

/** One form of the page, with its answer above it. Once it is accepted, its fields show what is kept. */
export function ProfileForm({ intent, section, submit, beside, look = 'primary', encType, end, children }: Props) {
  const { t } = useTranslation('accounts')
  const { busy, answer, done } = useForm(intent)
  const form = useRef<HTMLFormElement>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (done) setRound((before) => before + 1)
    else if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [answer, done])
  return (
    <Form
      ref={form}
      method="post"
      action={`${paths.profile()}#${section}`}
      encType={encType}
      preventScrollReset
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      <AnswerNotice intent={intent} beside={beside} />
      <Fragment key={round}>{children}</Fragment>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={look} disabled={busy}>
          {busy ? t('waiting') : submit}
        </Button>
        {end}
      </div>
    </Form>
  )
}
