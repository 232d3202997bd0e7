import { useRevalidator } from 'react-router'
import type { SocialProvider } from '../../../../domain/accounts/contract.ts'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useAuth } from '../auth-context.ts'
import { PopupStatus } from './popup-status.tsx'
import { problemIn } from './problems.ts'
import { SocialProblem } from './social-problem.tsx'
import { usePopupAction } from './use-popup-action.ts'

type Props = {
  provider: SocialProvider
  /** Return address, as the page's search parameters give it. */
  next: string | null
  /** Error code with which sign-in in this window ended. */
  error: string | null
}

/** Link that signs in through the provider in this window; with script in a popup. */
export function SocialSignIn({ provider: { name }, next, error }: Props) {
  const { t } = useTranslation('accounts')
  const { signInWithProvider } = useAuth()
  // The loader of this page redirects a reader who has signed in.
  const { revalidate } = useRevalidator()
  const { state, start, cancel } = usePopupAction(revalidate)
  const to = next ? `${accountPaths.socialSignIn()}?${new URLSearchParams({ next })}` : accountPaths.socialSignIn()
  const busy = state.name === 'waiting' || state.name === 'done'
  return (
    <div className="grid gap-3">
      <LinkButton
        to={to}
        reloadDocument
        look="secondary"
        className="w-full"
        aria-disabled={busy || undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          if (!busy) void start(signInWithProvider)
        }}
      >
        {busy ? t('common:waiting') : t('social.continue', { name })}
      </LinkButton>
      <PopupStatus
        state={state}
        name={name}
        onCancel={cancel}
        inThisWindow={
          <LinkButton to={to} reloadDocument look="secondary">
            {t('social.inThisWindow')}
          </LinkButton>
        }
      />
      {state.name === 'idle' && error !== null && <SocialProblem problem={problemIn(error)} name={name} />}
    </div>
  )
}
