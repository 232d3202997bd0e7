import { data } from 'react-router'
import { ApiError } from './api.ts'
import { load } from './load.ts'

/** Data of the page that checks a public code, or the reason why it is not shown. */
export type CheckOutcome<Found> = { state: 'found'; found: Found } | { state: 'unknown' } | { state: 'limited' }

const refusals = { 404: { state: 'unknown' }, 429: { state: 'limited' } } as const

/** Checks are not cached: only the holder of a code may read them, and what they show changes. */
const headersOfPage = { 'cache-control': 'no-store' }

/** Loads what a code proves; an unknown code and one too many are outcomes with their status. */
export const loadCheck = async <Found>(call: Promise<Found>) => {
  try {
    return data<CheckOutcome<Found>>({ state: 'found', found: await call }, { headers: headersOfPage })
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status !== 404 && status !== 429) return load(Promise.reject(error as Error))
    return data<CheckOutcome<Found>>(refusals[status], { status, headers: headersOfPage })
  }
}
