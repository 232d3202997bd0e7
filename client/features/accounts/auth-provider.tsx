import { useMemo, type ReactNode } from 'react'
import type { SubmitFunction } from 'react-router'
import type { Session } from '../../../domain/accounts/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { AuthContext, type AuthState } from './auth-context.ts'
import { throughPopup } from './social/through-popup.ts'

type Props = {
  /** Null while it is not known who asks. */
  session: Session | null
  /** The actions are the page's own forms, posted by script: one way in, with or without it. */
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
      signInWithProvider: (signal) => throughPopup({ kind: 'signIn' }, waiting, signal),
      linkProvider: (signal, password) => throughPopup({ kind: 'link', password }, waiting, signal),
    }),
    [session, submit, waiting],
  )
  return <AuthContext value={auth}>{auth.loading ? <LoadingScreen /> : children}</AuthContext>
}
