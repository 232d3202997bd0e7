import { MailCheck } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../forms/define-forms.ts'
import { RefusalNotice } from '../../../forms/refusal-notice.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Props = { email: string; answer: FormAnswer | undefined }

/** For what the address is confirmed, with a button that sends the mail again. */
export function ConfirmMail({ email, answer }: Props) {
  const { t } = useTranslation('welcome')
  const busy = useNavigation().formMethod === 'POST'
  return (
    <section aria-labelledby="confirm-mail" className="grid gap-2 border-t border-hairline pt-4">
      <h2 id="confirm-mail" className="flex items-center gap-2 text-base">
        <MailCheck aria-hidden className="size-5 shrink-0 text-primary" />
        {t('mail.title')}
      </h2>
      <p className="[overflow-wrap:anywhere]">{t('mail.text', { email })}</p>
      {answer && !answer.refusal && <Notice tone="success">{t('mail.sent')}</Notice>}
      {answer?.refusal && <RefusalNotice refusal={answer.refusal} />}
      <Form method="post" preventScrollReset>
        <Button type="submit" look="secondary" disabled={busy}>
          {busy ? t('common:waiting') : t('mail.send')}
        </Button>
      </Form>
    </section>
  )
}
