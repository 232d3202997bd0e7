import { createContext, useContext } from 'react'
import type { Login, SessionUser, SignUp } from '../../../domain/accounts/contract.ts'

/**
 * Runs in a popup, which must open within the click. Resolves when the popup has finished; aborting cancels it. Errors
 * are logged and rethrown (social/problems.ts gives their meaning).
 */
type ThroughProvider = (signal: AbortSignal) => Promise<void>

export type AuthState = {
  user: SessionUser | null
  isAdmin: boolean
  /** True until the session is known. */
  loading: boolean
  signUp: (details: SignUp) => Promise<void>
  logIn: (details: Login) => Promise<void>
  logOut: () => Promise<void>
  signInWithProvider: ThroughProvider
  /** Links the provider to the signed-in account, whose password (empty when it has none) proves who asks. */
  linkProvider: (signal: AbortSignal, password: string) => Promise<void>
}

const notInitialized = () => {
  throw new Error('AuthProvider not initialized')
}

/** Without a provider there is no user, and every action throws. */
export const AuthContext = createContext<AuthState>({
  user: null,
  isAdmin: false,
  loading: true,
  signUp: notInitialized,
  logIn: notInitialized,
  logOut: notInitialized,
  signInWithProvider: notInitialized,
  linkProvider: notInitialized,
})

/** The signed-in user and the actions that change it. */
export const useAuth = (): AuthState => useContext(AuthContext)
