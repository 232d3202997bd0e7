import type { Purpose } from './finish-in-popup.ts'
import { openPopup } from './popup.ts'

/** A window that shows nothing yet is not left to wait for a network, nor for who called it off. */
const calledOff = (signal: AbortSignal): Promise<never> =>
  new Promise((_done, fail) => {
    if (navigator.onLine === false) fail(new TypeError('There is no network.'))
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  })

/** Goes through a popup that shows `words` until the provider's page is there. */
export const throughPopup = async (purpose: Purpose, words: string, signal: AbortSignal): Promise<void> => {
  try {
    const popup = openPopup(words)
    // Fetched late: every page holds these actions, and few use them.
    const { finishInPopup } = await Promise.race([import('./finish-in-popup.ts'), calledOff(signal)]).catch(
      (error: unknown) => {
        popup.close()
        throw error
      },
    )
    await finishInPopup(popup, purpose, signal)
  } catch (error) {
    // Spec section 8: a social sign-in error is logged and thrown again.
    console.error(error)
    throw error
  }
}
