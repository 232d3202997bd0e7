import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, PageScreenshotOptions } from 'playwright-core'
import { inParallel, signUp } from '../../tests/support/api-student.ts'
import { browserCookies, desktop, hydrated, launchBrowser, phone } from '../../tests/support/browser.ts'
import { freePort } from '../../tests/support/port.ts'
import { ensureBuild } from '../build.ts'
import { startIdentityProvider } from '../identity-provider.ts'
import { root } from '../root.ts'
import { serve } from '../serve.ts'
import { startSandboxGateway } from '../start-sandbox-gateway.ts'
import { drawGuide } from './guide.ts'
import { prepare, type Prepared } from './prepare.ts'
import { screens, type ShotScreen } from './screens.ts'

type Look = { size: 'phone' | 'desktop'; theme: 'light' | 'dark'; language: 'en' | 'hi' }

const folder = join(root, 'shots')

/** Maximum height of a picture: below it a browser without a graphics card repeats the top of the page. */
const maxPixels = 8_000

/** Screenshot of the whole page; a page that is too tall is cut and less sharp. */
const wholePage = async (page: Page): Promise<PageScreenshotOptions> => {
  const { width, height, ratio } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
    ratio: devicePixelRatio,
  }))
  if (height * ratio <= maxPixels) return { fullPage: true }
  return { fullPage: true, scale: 'css', clip: { x: 0, y: 0, width, height: Math.min(height, maxPixels) } }
}

const looks: Look[] = (['phone', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'hi'] as const).map((language) => ({ size, theme, language })),
  ),
)

const open = async (browser: Browser, url: string, look: Look, cookies: string): Promise<BrowserContext> => {
  const { size, theme, language } = look
  const context = await browser.newContext({
    ...(size === 'phone' ? phone : desktop),
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  await context.addCookies(browserCookies(url, `lang=${language}; ${cookies}`))
  await context.addInitScript(`localStorage.setItem('lang', '${language}')`)
  return context
}

const shoot = async (browser: Browser, prepared: Prepared, look: Look, screen: ShotScreen): Promise<string> => {
  const { path, as = 'visitor', clock, act } = screen
  const cookies = as === 'candidate' ? (await signUp(prepared.url, 'Kavita Rao')).cookie : prepared.cookies[as]
  const context = await open(browser, prepared.url, look, cookies)
  const page = await context.newPage()
  if (clock) await page.clock.install()
  const address = typeof path === 'string' ? path : path(prepared)
  await page.goto(`${prepared.url}${address}`, { waitUntil: 'networkidle' })
  await hydrated(page)
  await act?.(page)
  await page.evaluate(() => document.fonts.ready)
  const file = fileOf(screen, look)
  await page.screenshot({ path: join(folder, file), ...(act ? {} : await wholePage(page)) })
  await context.close()
  return file
}

const fileOf = ({ name }: ShotScreen, { size, theme, language }: Look): string =>
  `${name}-${size}-${theme}-${language}.png`

const index = (files: string[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Shots</title><style>body{font-family:sans-serif}figure{display:inline-block;margin:8px;vertical-align:top}img{height:420px;border:1px solid #999}</style>${files
    .map(
      (file) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file}</figcaption></figure>`,
    )
    .join('')}`

/** Draws the wanted screens into shots/. Returns the failed ones. */
const drawScreens = async (browser: Browser, prepared: Prepared, only?: readonly string[]): Promise<string[]> => {
  const wanted = screens.filter(({ name }) => !only || only.includes(name))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const jobs = looks.flatMap((look) => wanted.map((screen) => ({ look, screen })))
  const failed: string[] = []
  // A screen that fails does not stop the others.
  const files = await inParallel(jobs, 3, ({ look, screen }) =>
    shoot(browser, prepared, look, screen).catch((error: unknown) => {
      failed.push(`${fileOf(screen, look)}: ${String(error).split('\n', 1)[0]}`)
      return null
    }),
  )
  const made = files.filter((file) => file !== null)
  writeFileSync(join(folder, 'index.html'), index(made.sort()))
  console.log(`${made.length} pictures in shots/, with an index page.`)
  return failed
}

/**
 * npm run shots [-- --only=name,name]: every screen in both sizes, themes and languages, with an index page.
 * npm run shots -- --guide: the pictures of docs/office.md.
 */
const main = async (): Promise<void> => {
  const only = process.argv
    .find((arg: string) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  await ensureBuild()
  const stateDir = mkdtempSync(join(tmpdir(), 'taiyari-shots-'))
  const provider = await startIdentityProvider()
  const port = await freePort()
  const gateway = await startSandboxGateway(stateDir, `http://127.0.0.1:${port}`)
  const served = await serve({
    port,
    host: '127.0.0.1',
    stateDir,
    seed: 'demo',
    pastAttempts: true,
    vars: { ...provider.vars, ...gateway.vars },
  })
  const browser = await launchBrowser()
  const prepared = await prepare(served.url, gateway.url)
  const failed = await (process.argv.includes('--guide') ? drawGuide : drawScreens)(browser, prepared, only)
  await browser.close()
  await Promise.all([served.stop(), provider.stop(), gateway.stop()])
  rmSync(stateDir, { recursive: true, force: true })
  for (const fault of failed) console.error(`NOT TAKEN ${fault}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

await main()
