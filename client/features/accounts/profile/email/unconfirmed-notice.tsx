import { paths } from '../../../../../domain/paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { AnswerNotice } from '../answer-notice.tsx'
import { IntentButton } from '../intent-button.tsx'

/** Notice that the e-mail address is not confirmed, with a button to send the mail again. */
export function UnconfirmedNotice({ email }: { email: string }) {
  const { t } = useTranslation('profile')
  return (
    <div className="grid gap-3">
      <AnswerNotice intent="verification" />
      <Notice
        actions={
          <IntentButton action={paths.profile()} fields={{ intent: 'verification' }}>
            {t('unconfirmed.send')}
          </IntentButton>
        }
      >
        <span className="[overflow-wrap:anywhere]">{t('unconfirmed.text', { email })}</span>
      </Notice>
    </div>
  )
}
