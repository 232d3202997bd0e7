import { createContext, useContext } from 'react'
import type { Login, SessionUser, SignUp } from '../../../domain/accounts/contract.ts'

/**
 * Through a popup, opened in the click itself; resolves once it has come back, and aborting calls it off.
 * Whatever goes wrong is logged and thrown again (spec section 8): social/problems.ts tells what it means.
 */
type ThroughProvider = (signal: AbortSignal) => Promise<void>

export type AuthState = {
  user: SessionUser | null
  isAdmin: boolean
  /** Until it is known who asks. */
  loading: boolean
  signUp: (details: SignUp) => Promise<void>
  logIn: (details: Login) => Promise<void>
  logOut: () => Promise<void>
  signInWithProvider: ThroughProvider
  /** Adds the provider to the account that is signed in; its password (empty where it has none) proves who asks. */
  linkProvider: (signal: AbortSignal, password: string) => Promise<void>
}

const notInitialized = () => {
  throw new Error('AuthProvider not initialized')
}

/** Outside a provider nobody is known, and every action throws (spec section 8). */
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

/** Who is signed in, and the actions that change it. */
export const useAuth = (): AuthState => useContext(AuthContext)
