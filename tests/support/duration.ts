import { expect } from 'vitest'

/** Repeats a harmless act while another process slows the machine: only one that stays slow fails. */
export const takesUnderASecond = (act: () => Promise<unknown>): Promise<void> =>
  expect
    .poll(
      async () => {
        const begun = performance.now()
        await act()
        return performance.now() - begun
      },
      { timeout: 15_000 },
    )
    .toBeLessThan(1_000)
