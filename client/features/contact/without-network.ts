import { data } from 'react-router'
import type { ContactAnswer } from './contact-action.ts'

/**
 * Sends a form from the browser; without a network the page, and the text in it, stays. The answer has an error status,
 * because after success the router would load the page again, and fail.
 */
export const withoutNetwork = async (send: () => Promise<ContactAnswer>) => {
  try {
    return await send()
  } catch (error) {
    // `fetch` throws it when nothing answers.
    if (error instanceof TypeError) return data<ContactAnswer>({ offline: true }, { status: 503 })
    throw error
  }
}
