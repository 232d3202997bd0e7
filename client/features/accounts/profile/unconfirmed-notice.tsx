import { Form } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import { useForm } from './use-form.ts'

/** The address of a sign-up that waits for its confirmation. */
export function UnconfirmedNotice({ email }: { email: string }) {
  const { t } = useTranslation('profile')
  const { busy, done } = useForm('verification')
  return (
    <div className="grid gap-3">
      <AnswerNotice intent="verification" />
      {!done && (
        <Notice
          actions={
            <Form method="post" action={paths.profile()} preventScrollReset>
              <input type="hidden" name="intent" value="verification" />
              <Button type="submit" look="secondary" disabled={busy}>
                {busy ? t('accounts:waiting') : t('unconfirmed.send')}
              </Button>
            </Form>
          }
        >
          <span className="[overflow-wrap:anywhere]">{t('unconfirmed.text', { email })}</span>
        </Notice>
      )}
    </div>
  )
}
