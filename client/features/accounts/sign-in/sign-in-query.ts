import { intentKey } from '../../../../domain/accounts/intent.ts'
import { byChoice } from './by-choice.ts'

/** Query with the parameters that the sign-in pages hand on to each other, with its `?`; empty when there are none. */
export const signInQuery = (search: URLSearchParams): string => {
  const kept = [...search].filter(([name]) => name === 'next' || name === byChoice || name === intentKey)
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
