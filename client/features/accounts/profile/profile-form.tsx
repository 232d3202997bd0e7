import { Fragment, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import { sectionAddress, type SectionId } from './sections.ts'
import { useAfterSave } from './use-after-save.ts'
import type { useProfileForm } from './use-profile-form.ts'

type Props = {
  form: Pick<ReturnType<typeof useProfileForm>, 'ref' | 'intent' | 'busy' | 'whole'>
  /** The section at which a browser without script opens the page again. */
  section: SectionId
  submit: string
  look?: 'primary' | 'secondary' | 'danger'
  children?: ReactNode
}

/** One form of the page, with its answer above it. Once it is accepted, its fields show the saved values. */
export function ProfileForm({
  form: { ref, intent, busy, whole },
  section,
  submit,
  look = 'primary',
  children,
}: Props) {
  const { t } = useTranslation()
  const [round, setRound] = useState(0)
  useAfterSave(intent, () => setRound((before) => before + 1))
  return (
    <Form ref={ref} method="post" action={sectionAddress(section)} preventScrollReset noValidate className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <AnswerNotice intent={intent} refusal={whole} />
      <Fragment key={round}>{children}</Fragment>
      <Button type="submit" look={look} disabled={busy} className="justify-self-start">
        {busy ? t('waiting') : submit}
      </Button>
    </Form>
  )
}
