import { intentKey } from '../../../../domain/accounts/intent.ts'
import { ownWish } from './own-wish.ts'

/** What the pages of a sign-in hand on to one another. */
export const onward = (search: URLSearchParams): string => {
  const kept = [...search].filter(([name]) => name === 'next' || name === ownWish || name === intentKey)
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
