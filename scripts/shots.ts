import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { desktop, launchBrowser, phone } from '../tests/support/browser.ts'
import { freePort } from '../tests/support/port.ts'
import { ensureBuild } from './build.ts'
import { root } from './root.ts'
import { serve } from './serve.ts'

type Look = { size: 'phone' | 'desktop'; theme: 'light' | 'dark'; language: 'en' | 'hi' }
type Screen = { name: string; path: string; as: 'visitor' | 'student' | 'admin'; act?: (page: Page) => Promise<void> }

const folder = join(root, 'shots')

const looks: Look[] = (['phone', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'hi'] as const).map((language) => ({ size, theme, language })),
  ),
)

const logins = {
  student: ['student@demo.taiyari.test', 'Taiyari-student-2026'],
  admin: ['admin@demo.taiyari.test', 'Taiyari-admin-2026'],
} as const

/** Buttons are found by their place and not by their words: the words are in two languages. */
const toDeclaration = async (page: Page): Promise<void> => {
  await page.locator('main button').last().click()
  await page.locator('select').first().waitFor()
}

const intoDemo = async (page: Page): Promise<void> => {
  await toDeclaration(page)
  await page.locator('main select').first().selectOption({ index: 1 })
  await page.locator('main input[type=checkbox]').check()
  await page.locator('main button').last().click()
  await page.locator('[role=dialog], dialog[open]').first().waitFor()
}

const screens: Screen[] = [
  { name: 'home', path: '/', as: 'visitor' },
  { name: 'home-student', path: '/', as: 'student' },
  { name: 'tests', path: '/tests', as: 'visitor' },
  { name: 'tests-empty', path: '/tests?q=zzzz', as: 'visitor' },
  { name: 'series', path: '/tests/ser_jee-advanced-practice', as: 'student' },
  { name: 'login', path: '/login', as: 'visitor' },
  { name: 'signup', path: '/signup', as: 'visitor' },
  { name: 'about', path: '/about', as: 'visitor' },
  { name: 'profile', path: '/profile', as: 'student' },
  { name: 'coming', path: '/jobs', as: 'visitor' },
  { name: 'not-found', path: '/no/such/page', as: 'visitor' },
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'test-instructions', path: '/test/tst_ssc-cgl-mock-1', as: 'student' },
  { name: 'test-declaration', path: '/test/tst_ssc-cgl-mock-1', as: 'student', act: toDeclaration },
  { name: 'demo-attempt', path: '/demo-test', as: 'visitor', act: intoDemo },
]

const signIn = async (
  browser: Browser,
  url: string,
  who: keyof typeof logins,
): Promise<{ name: string; value: string; url: string }[]> => {
  const context = await browser.newContext(desktop)
  const [email, password] = logins[who]
  const response = await context.request.post(`${url}/api/auth/sign-in/email`, { data: { email, password } })
  if (!response.ok()) throw new Error(`The demo's ${who} cannot sign in: ${response.status()}`)
  const cookies = await context.cookies()
  await context.close()
  return cookies.map(({ name, value }) => ({ name, value, url }))
}

const open = async (browser: Browser, url: string, { size, theme, language }: Look): Promise<BrowserContext> => {
  const context = await browser.newContext({
    ...(size === 'phone' ? phone : desktop),
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'lang', value: language, url }])
  await context.addInitScript(`localStorage.setItem('lang', '${language}')`)
  return context
}

const index = (files: string[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Shots</title><style>body{font-family:sans-serif}figure{display:inline-block;margin:8px;vertical-align:top}img{height:420px;border:1px solid #999}</style>${files
    .map(
      (file) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file}</figcaption></figure>`,
    )
    .join('')}`

const main = async (): Promise<void> => {
  ensureBuild()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const stateDir = mkdtempSync(join(tmpdir(), 'taiyari-shots-'))
  const served = await serve({ port: await freePort(), host: '127.0.0.1', stateDir, seed: 'demo' })
  const browser = await launchBrowser()
  const sessions = {
    visitor: [],
    student: await signIn(browser, served.url, 'student'),
    admin: await signIn(browser, served.url, 'admin'),
  }
  const files: string[] = []
  for (const look of looks) {
    for (const screen of screens) {
      const context = await open(browser, served.url, look)
      await context.addCookies(sessions[screen.as])
      const page = await context.newPage()
      await page.goto(`${served.url}${screen.path}`, { waitUntil: 'networkidle' })
      await screen.act?.(page)
      await page.evaluate(() => document.fonts.ready)
      const file = `${screen.name}-${look.size}-${look.theme}-${look.language}.png`
      await page.screenshot({ path: join(folder, file), fullPage: !screen.act })
      files.push(file)
      await context.close()
    }
  }
  writeFileSync(join(folder, 'index.html'), index(files.sort()))
  await browser.close()
  await served.stop()
  rmSync(stateDir, { recursive: true, force: true })
  console.log(`${files.length} pictures in shots/, with an index page.`)
}

await main()
