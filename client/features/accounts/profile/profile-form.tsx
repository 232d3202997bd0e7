import { Fragment, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import { sectionAddress, type SectionId } from './sections.ts'
import { SaveBar } from './unsaved/save-bar.tsx'
import { useAfterSave } from './use-after-save.ts'
import type { useProfileForm } from './use-profile-form.ts'

type Props = {
  form: Pick<ReturnType<typeof useProfileForm>, 'ref' | 'intent' | 'busy' | 'whole' | 'refusal'>
  /** The section at which a browser without script opens the page again. */
  section: SectionId
  submit: string
  look?: 'primary' | 'secondary' | 'danger'
  /** True for a form whose fields show what is saved; it is not left with unsaved changes unasked. */
  isKept?: boolean
  children?: ReactNode
}

/** One form of the page, with its answer above it. Once it is accepted, its fields show the saved values. */
export function ProfileForm({ form, section, submit, look = 'primary', isKept = false, children }: Props) {
  const { t } = useTranslation()
  const { ref, intent, busy, whole } = form
  const action = sectionAddress(section)
  const [round, setRound] = useState(0)
  useAfterSave(intent, () => setRound((before) => before + 1))
  return (
    <Form ref={ref} method="post" action={action} preventScrollReset noValidate className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <AnswerNotice intent={intent} refusal={whole} />
      <Fragment key={round}>{children}</Fragment>
      {isKept ? (
        <SaveBar form={form} action={action} submit={submit} round={round} />
      ) : (
        <Button type="submit" look={look} disabled={busy} className="justify-self-start">
          {busy ? t('waiting') : submit}
        </Button>
      )}
    </Form>
  )
}
