import type { Purpose } from './finish-in-popup.ts'
import { openPopup } from './popup.ts'

/** Goes through a popup that shows `words` until the provider's page is there. */
export const throughPopup = async (purpose: Purpose, words: string, signal: AbortSignal): Promise<void> => {
  try {
    const popup = openPopup(words)
    // Fetched late: every page holds these actions, and few use them.
    const { finishInPopup } = await import('./finish-in-popup.ts').catch((error: unknown) => {
      popup.close()
      throw error
    })
    await finishInPopup(popup, purpose, signal)
  } catch (error) {
    // Spec section 8: a social sign-in error is logged and thrown again.
    console.error(error)
    throw error
  }
}
