import { data } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { isNetworkError, tellUnsent } from './unsent.ts'

export type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

const errorIn = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'data' in result ? result.data : result

/**
 * What becomes of a posted form that nothing answered: the page and what was typed into it stay, and the notice of the
 * connection tells. Given as a failure, after which the router does not load the page anew: that would fail as well.
 * Who logs out goes to another page in any case, and there is none.
 */
export const keepUnsent = ({ url }: Request, results: Results): Results => {
  if (new URL(url).pathname === paths.logout()) return results
  for (const each of Object.values(results)) {
    if (each.type !== 'error' || !isNetworkError(errorIn(each.result))) continue
    each.type = 'data'
    each.result = data(undefined, { status: 503 })
    tellUnsent()
  }
  return results
}
