import { useRevalidator } from 'react-router'
import type { SocialProvider } from '../../../../domain/accounts/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useAuth } from '../auth-context.ts'
import { PopupStatus } from './popup-status.tsx'
import { problemIn } from './problems.ts'
import { SocialProblem } from './social-problem.tsx'
import { useThroughPopup } from './use-through-popup.ts'

type Props = {
  provider: SocialProvider
  /** Where to go then, as the address of the page has it. */
  next: string | null
  /** What a sign-in in this window came back with. */
  error: string | null
}

/** A link that goes through the provider in this window; with script, through a popup beside it. */
export function SocialSignIn({ provider: { name }, next, error }: Props) {
  const { t } = useTranslation('accounts')
  const { signInWithProvider } = useAuth()
  // Whoever is signed in then is sent on by the loader of this page.
  const { revalidate } = useRevalidator()
  const { state, start, cancel } = useThroughPopup(revalidate)
  const to = next ? `${paths.socialSignIn()}?${new URLSearchParams({ next })}` : paths.socialSignIn()
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
