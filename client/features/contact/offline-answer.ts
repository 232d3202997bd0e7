import { data } from 'react-router'
import type { ContactAnswer } from './contact-action.ts'

/**
 * Sends the form from the browser. When the network fails, the page and its text stay. The offline answer has an error
 * status, because after a success the router would reload the page and fail.
 */
export const withOfflineAnswer = async (send: () => Promise<ContactAnswer>) => {
  try {
    return await send()
  } catch (error) {
    // `fetch` throws a TypeError on a network failure.
    if (error instanceof TypeError) return data<ContactAnswer>({ offline: true }, { status: 503 })
    throw error
  }
}
