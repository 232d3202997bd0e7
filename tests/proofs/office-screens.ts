import type { Browser, BrowserContext, Page } from 'playwright-core'
import { officeScreens } from '../../scripts/shots/office-screens.ts'
import { signIn } from '../../scripts/shots/prepare.ts'
import type { ShotScreen } from '../../scripts/shots/screens.ts'
import { languages, type Language } from '../../domain/language.ts'
import { seedAccounts } from '../../drizzle/seed/accounts.ts'
import { inParallel } from '../support/api-student.ts'
import { violationsOn } from '../support/axe.ts'
import { browserCookies, desktop, hydrated, launchBrowser, phone } from '../support/browser.ts'
import { faultsOf } from '../support/student.ts'
import type { ProofRow } from './row.ts'
import { textFaultsOn } from './screen-texts.ts'

const devices = { phone, desktop }
type Look = { size: keyof typeof devices; theme: 'light' | 'dark'; language: Language }

const sizes = ['phone', 'desktop'] as const
const themes = ['light', 'dark'] as const
const looks: Look[] = sizes.flatMap((size) =>
  themes.flatMap((theme) => languages.map((language) => ({ size, theme, language }))),
)

/** Pages open side by side. */
const width = 3

type Kind = 'axe' | 'width' | 'console' | 'text' | 'state'
type Fault = { kind: Kind; text: string }
type FoundFault = Fault & { at: string }

/** Each fault once, with the number of states that have it. */
const told = (faults: readonly FoundFault[]): string[] =>
  [...Map.groupBy(faults, ({ kind, text }) => `${kind}: ${text}`)].map(
    ([fault, found]) => `${fault} (${found.length} states, first ${found[0]?.at})`,
  )

const open = async (browser: Browser, url: string, { size, theme, language }: Look, cookie: string) => {
  const context = await browser.newContext({ ...devices[size], colorScheme: theme, reducedMotion: 'reduce' })
  await context.addCookies(browserCookies(url, `lang=${language}; ${cookie}`))
  await context.addInitScript(`localStorage.setItem('lang', '${language}')`)
  return context
}

/** Width of the document where it is more than the window's. */
const overflowOn = async (page: Page): Promise<string[]> => {
  const { document, window } = await page.evaluate(() => ({
    document: globalThis.document.documentElement.scrollWidth,
    window: innerWidth,
  }))
  return document > window ? [`${document} px wide`] : []
}

const visit = async (context: BrowserContext, url: string, { path, act }: ShotScreen, look: Look): Promise<Fault[]> => {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const errors = faultsOf(page)
  try {
    await page.goto(`${url}${String(path)}`, { waitUntil: 'networkidle' })
    await hydrated(page)
    await act?.(page)
    await page.waitForLoadState('networkidle')
    // Bars that stay in sight cover other controls at other places of a page.
    await page.evaluate(() => scrollTo(0, 0))
    const found = {
      // An open menu covers controls that can be pressed once it is closed.
      axe: await violationsOn(page, { targets: (await page.locator('details[open] > .absolute').count()) === 0 }),
      width: await overflowOn(page),
      text: await textFaultsOn(page, look.language),
      console: errors,
    }
    return Object.entries(found).flatMap(([kind, texts]) => texts.map((text) => ({ kind: kind as Kind, text })))
  } catch (error) {
    return [{ kind: 'state', text: String(error).slice(0, 300) }]
  } finally {
    await page.close()
  }
}

/** The screens in one look, with their faults. */
const visitAll = async (browser: Browser, url: string, look: Look, cookie: string, screens: readonly ShotScreen[]) => {
  const context = await open(browser, url, look, cookie)
  const faults: FoundFault[] = []
  for (const screen of screens) {
    const at = `${screen.name} ${Object.values(look).join(' ')}`
    faults.push(...(await visit(context, url, screen, look)).map((fault) => ({ ...fault, at })))
  }
  await context.close()
  return faults
}

/**
 * Every screen of the office in both languages, themes and sizes: axe finds nothing, controls are at least 24 px, no
 * page is wider than its window, nothing is reported in the console, and every text is in its language.
 */
export const officeLooks: ProofRow = {
  name: 'office-screens',
  onlyInFull: true,
  run: async ({ product }) => {
    const { url } = await product()
    const { cookie } = await signIn(url, seedAccounts[1])
    const browser = await launchBrowser()
    const faults = (
      await inParallel(looks, width, (look) => visitAll(browser, url, look, cookie, officeScreens))
    ).flat()
    await browser.close()
    const count = (kind: Kind) => faults.filter((fault) => fault.kind === kind).length
    console.log(
      `    ${officeScreens.length} screens, ${officeScreens.length * looks.length} states: ${count('axe')} violations, ${count('width')} too wide, ${count('console')} errors, ${count('text')} texts, ${count('state')} not reached`,
    )
    return told(faults)
  },
}
