import { createContext, useContext } from 'react'
import type { Login, SessionUser, SignUp } from '../../../domain/accounts/contract.ts'

export type Auth = {
  user: SessionUser | null
  isAdmin: boolean
  /** Until it is known who asks. */
  loading: boolean
  signUp: (details: SignUp) => Promise<void>
  logIn: (details: Login) => Promise<void>
  logOut: () => Promise<void>
}

const notInitialized = () => {
  throw new Error('AuthProvider not initialized')
}

/** Outside a provider nobody is known, and every action throws (spec section 8). */
export const AuthContext = createContext<Auth>({
  user: null,
  isAdmin: false,
  loading: true,
  signUp: notInitialized,
  logIn: notInitialized,
  logOut: notInitialized,
})

/** Who is signed in, and the actions that change it. */
export const useAuth = (): Auth => useContext(AuthContext)
