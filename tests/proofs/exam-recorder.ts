import type { BrowserContext, Page } from 'playwright-core'

/** An option shown as chosen. `at` is the device's clock, which equals the server's here. */
export type Choice = { number: number; letter: string; at: number }

/** The texts on the exam screen at one moment, with the choices made by then. */
export type RecordedScreen = { at: number; lines: string[]; chip: string | null; ends: boolean; choices: Choice[] }

type Recording = { choices: Choice[]; screens: RecordedScreen[] }
type Recorded = { recording: Recording }

/** Runs in the page: records every choice that stays and every change of the texts. */
const record = (): void => {
  const recording: Recording = { choices: [], screens: [] }
  Object.assign(window, { recording })

  document.addEventListener(
    'change',
    ({ target }) => {
      const at = Date.now()
      const input = target as HTMLInputElement
      const letter = String.fromCharCode(65 + [...document.querySelectorAll('fieldset input')].indexOf(input))
      const titles = [...document.querySelectorAll('[role=dialog] h2')].map((title) => title.textContent)
      const number = Number(titles.map((title) => /^Question No\. (\d+)$/.exec(title)?.[1]).find(Boolean))
      const keep = () => {
        if (number && input.isConnected && input.checked) recording.choices.push({ number, letter, at })
      }
      // A refused choice is reverted at once.
      setTimeout(keep)
    },
    true,
  )

  let last = ''
  const look = () => {
    const dialog = document.querySelector('[role=dialog]')
    if (!dialog) return
    const texts = dialog.querySelectorAll('h2, p:not([role=timer]), li')
    const lines = [...texts].map((element) => element.textContent)
    const chip = dialog.querySelector('[data-saving]')?.getAttribute('data-saving') ?? null
    const said = JSON.stringify([lines, chip])
    if (said === last) return
    last = said
    const ends = !dialog.querySelector('fieldset')
    recording.screens.push({ at: Date.now(), lines, chip, ends, choices: [...recording.choices] })
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-saving'],
  })
}

export const recordExam = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(record)
}

/** The screens recorded since the previous call. */
export const screensSince = (page: Page): Promise<RecordedScreen[]> =>
  page.evaluate(() => (window as unknown as Recorded).recording.screens.splice(0))

export const choicesOn = (page: Page): Promise<Choice[]> =>
  page.evaluate(() => (window as unknown as Recorded).recording.choices)
