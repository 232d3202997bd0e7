import type { Account, SignInMethod, SocialProvider } from '../../../../../domain/accounts/contract.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import { problemIn } from '../../social/problems.ts'
import { SocialProblem } from '../../social/social-problem.tsx'
import { AnswerNotice } from '../answer-notice.tsx'
import { LinkProvider } from './link-provider.tsx'
import { Part } from '../section.tsx'
import { sectionAddress } from '../sections.ts'

type Props = {
  account: Account
  provider: SocialProvider | null
  /** Error code with which linking in this window ended. */
  linkError: string | null
}

/** Sign-in through a provider: linked ones, with buttons to link and to remove. */
export function MethodsPart({ account, provider, linkError }: Props) {
  const { t } = useTranslation('profile')
  const linked = account.signInMethods.filter((method) => method.provider !== 'password')
  const addable = provider && !linked.some((method) => method.provider === provider.id) ? provider : null
  if (!provider && linked.length === 0) return null
  const nameOf = (id: string) => (provider?.id === id ? provider.name : id)
  const isLast = account.signInMethods.length === 1
  return (
    <Part title={t('methods.title')}>
      <AnswerNotice intent="unlink" />
      {linked.length === 0 ? (
        <p className="text-muted">{t('methods.none')}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {linked.map((method) => (
            <Method key={method.provider} method={method} name={nameOf(method.provider)} isLast={isLast} />
          ))}
        </ul>
      )}
      {linkError !== null && addable && <SocialProblem problem={problemIn(linkError)} name={addable.name} />}
      {addable && !account.user.emailVerified && (
        <p className="text-muted">{t('methods.confirmFirst', { name: addable.name })}</p>
      )}
      {addable && account.user.emailVerified && <LinkProvider name={addable.name} hasPassword={account.hasPassword} />}
    </Part>
  )
}

function Method({ method, name, isLast }: { method: SignInMethod; name: string; isLast: boolean }) {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {isLast ? t('methods.last') : t('methods.since', { date: date(method.linkedAt) })}
        </p>
      </div>
      {!isLast && (
        <ConfirmForm
          action={sectionAddress('security')}
          fields={{ intent: 'unlink', provider: method.provider }}
          button={t('methods.unlink')}
          label={t('methods.unlinkOf', { name })}
          title={t('methods.unlinkTitle', { name })}
          text={t('methods.unlinkText')}
          keep={t('cancel')}
        />
      )}
    </li>
  )
}
