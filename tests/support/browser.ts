import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core'
import { root } from '../../scripts/root.ts'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Arguments of the packaged browser that would weaken what is tested, or break it when it is killed. */
const unwanted = [
  '--single-process',
  '--no-zygote',
  '--in-process-gpu',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  '--disable-print-preview',
]

/** The browser from npm on Linux x64, else CHROME_PATH, else an installed Chromium, else Playwright's own. */
const findBrowser = async (): Promise<LaunchOptions> => {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] }
  if (process.platform === 'linux' && process.arch === 'x64') {
    // It unpacks itself into the temp folder and believes whatever it finds there: the folder is the project's own.
    process.env.TMPDIR = join(root, '.tmp')
    mkdirSync(process.env.TMPDIR, { recursive: true })
    const { default: packaged } = await import('@sparticuz/chromium')
    const args = packaged.args.filter((arg) => !unwanted.includes(arg) && !arg.startsWith('--disable-features'))
    return { executablePath: await packaged.executablePath(), args, headless: true }
  }
  const executablePath = installed.find((path) => existsSync(path))
  return executablePath ? { executablePath } : {}
}

let found: Promise<LaunchOptions> | null = null

/** Looked up once a process: a browser that a second look-up is still unpacking cannot be started (ETXTBSY). */
const launchOptions = (): Promise<LaunchOptions> => (found ??= findBrowser())

export const launchBrowser = async () => chromium.launch(await launchOptions())

/** A browser with a profile folder of its own, which survives a kill. */
export const launchProfile = async (folder: string, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...(await launchOptions()), ...options })

/** Until React answers: a link that is pressed before leads to a new document. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.earlyClick === undefined)
}

/** Until the open document has everything it asks for by itself, and React answers. It knows nothing of what is pressed later. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await hydrated(page)
}

/** The phone that every screen is made for. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
