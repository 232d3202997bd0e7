import type { Purpose } from './finish-in-popup.ts'
import { openPopup } from './popup.ts'

/** Rejects when there is no network or the action is cancelled, so that an empty window does not wait. */
const cancelled = (signal: AbortSignal): Promise<never> =>
  new Promise((_done, fail) => {
    if (navigator.onLine === false) fail(new TypeError('There is no network.'))
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  })

/** Runs a sign-in in a popup that shows `words` until the provider's page loads. */
export const runInPopup = async (purpose: Purpose, words: string, signal: AbortSignal): Promise<void> => {
  try {
    const popup = openPopup(words)
    // Lazy: every page has these actions, and few readers use them.
    const { finishInPopup } = await Promise.race([import('./finish-in-popup.ts'), cancelled(signal)]).catch(
      (error: unknown) => {
        popup.close()
        throw error
      },
    )
    await finishInPopup(popup, purpose, signal)
  } catch (error) {
    console.error(error)
    throw error
  }
}
