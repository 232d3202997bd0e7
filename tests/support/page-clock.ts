import type { Page } from 'playwright-core'

/** Pauses the page's clock: timers and dates advance only with `runFor`. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

/** Runs due timers; much shorter than every measured constant. */
export const settle = (page: Page): Promise<void> => page.clock.runFor(10)
