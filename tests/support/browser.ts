import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Locator,
  type Page,
} from 'playwright-core'
import { root } from '../../scripts/root.ts'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Default arguments of the packaged browser that would weaken the tests or break it after a kill. */
const unwanted = [
  '--single-process',
  '--no-zygote',
  '--in-process-gpu',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  '--disable-print-preview',
]

/** Browser from npm on Linux x64, else CHROME_PATH, else an installed Chromium, else Playwright's own. */
const findBrowser = async (): Promise<LaunchOptions> => {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] }
  if (process.platform === 'linux' && process.arch === 'x64') {
    // The package unpacks into the temp folder and trusts existing files there, so the folder is the project's own.
    process.env.TMPDIR = join(root, '.tmp')
    mkdirSync(process.env.TMPDIR, { recursive: true })
    const { default: packaged } = await import('@sparticuz/chromium')
    // WebGL, which no page uses, would draw every page by an emulated graphics card: 1.7 times the processor time.
    packaged.setGraphicsMode = false
    const args = packaged.args.filter((arg) => !unwanted.includes(arg) && !arg.startsWith('--disable-features'))
    return { executablePath: await packaged.executablePath(), args, headless: true }
  }
  const executablePath = installed.find((path) => existsSync(path))
  return executablePath ? { executablePath } : {}
}

let found: Promise<LaunchOptions> | null = null

/** Found once per process: a browser that is still being unpacked by a second search cannot be started (ETXTBSY). */
const launchOptions = (): Promise<LaunchOptions> => (found ??= findBrowser())

const missingBrowser =
  'No browser was found. Set CHROME_PATH to Chrome or Chromium, or run: npx playwright-core install chromium'

/** Throws with what to do if this machine has no browser. */
export const launchBrowser = async (): Promise<Browser> => {
  const options = await launchOptions()
  if (!existsSync(options.executablePath ?? chromium.executablePath())) throw new Error(missingBrowser)
  return chromium.launch(options)
}

/** Browser with its own profile folder, which survives a kill. */
export const launchProfile = async (folder: string, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...(await launchOptions()), ...options })

/** Waits for hydration: a link pressed before loads a new document. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.earlyClick === undefined)
}

/** Waits for hydration and for all requests that the document makes by itself. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await hydrated(page)
}

/** Cookies of a `cookie` header for a browser context. */
export const browserCookies = (url: string, header: string): { name: string; value: string; url: string }[] =>
  header
    .split('; ')
    .filter(Boolean)
    .map((cookie) => {
      const at = cookie.indexOf('=')
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url }
    })

/** Position and size of an element, CSS pixels. Throws if it is not visible. */
export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The measured element is not visible.')
  return box
}

/** Reference phone of every screen. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** Swipes with one finger, in CSS pixels. */
export const swipeBy = async (page: Page, from: { x: number; y: number }, byY: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y: from.y + byY * share }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10)
  await touch('touchEnd', 1)
  await session.detach()
}
