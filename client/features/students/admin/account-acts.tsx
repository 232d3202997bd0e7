import type { StudentHead } from '../../../../domain/students/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ReasonedButton } from '../../../office/frame/reasoned-button.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { accountActs } from './student-acts.ts'
import { useActAddress } from './use-act-address.ts'
import { useActWords } from './use-act-words.ts'

/** Acts on the account, each a link to its form or a reason why it is impossible now. */
export function AccountActs({ student }: { student: StudentHead }) {
  const { t } = useTranslation('studentPage')
  const { refusal } = useActWords()
  const address = useActAddress()
  return (
    <div role="group" aria-label={t('acts.label')} className="flex flex-wrap gap-2">
      {accountActs.map((act) => {
        const reason = refusal(act, student)
        if (reason === undefined) return null
        const look = act === 'block' ? 'danger' : 'secondary'
        return reason === null ? (
          <LinkButton key={act} look={look} to={address({ act })}>
            {t(`acts.${act}`)}
          </LinkButton>
        ) : (
          <ReasonedButton key={act} look={look} reason={reason}>
            {t(`acts.${act}`)}
          </ReasonedButton>
        )
      })}
    </div>
  )
}
