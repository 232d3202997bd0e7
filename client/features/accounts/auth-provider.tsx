import { useMemo, type ReactNode } from 'react'
import type { SubmitFunction } from 'react-router'
import type { Session } from '../../../domain/accounts/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { AuthContext, type AuthState } from './auth-context.ts'
import { runInPopup } from './social/run-in-popup.ts'

type Props = {
  /** Null until the session is known. */
  session: Session | null
  /** Actions post the forms of the pages, so that there is one implementation with and without script. */
  submit: SubmitFunction
  children: ReactNode
}

export function AuthProvider({ session, submit, children }: Props) {
  const { t } = useTranslation()
  const waiting = t('loading')
  const auth = useMemo<AuthState>(
    () => ({
      user: session?.user ?? null,
      isAdmin: session?.isAdmin ?? false,
      loading: session === null,
      signUp: (details) => submit(details, { method: 'post', action: paths.signup() }),
      logIn: (details) => submit(details, { method: 'post', action: paths.login() }),
      logOut: () => submit({}, { method: 'post', action: paths.logout() }),
      signInWithProvider: (signal) => runInPopup({ kind: 'signIn' }, waiting, signal),
      linkProvider: (signal, password) => runInPopup({ kind: 'link', password }, waiting, signal),
    }),
    [session, submit, waiting],
  )
  return <AuthContext value={auth}>{auth.loading ? <LoadingScreen /> : children}</AuthContext>
}
