import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { lessons } from '../../drizzle/seed/videos/lessons/index.ts'
import type { SeedVideo } from '../../drizzle/seed/videos/shapes.ts'
import { launchBrowser } from '../../tests/support/browser.ts'
import { root } from '../root.ts'
import { frame, framePage } from './board.ts'
import { encodeFilm, encodePoster, type Still } from './encode.ts'

/**
 * `npm run films [-- slug…]`: draws the lessons of drizzle/seed/videos/lessons and encodes them with music. Needs
 * ffmpeg. The output is committed.
 */
const output = join(root, 'drizzle/seed/videos/files')

const draw = async (page: Page, folder: string, html: string, name: string): Promise<string> => {
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const cut = await page.evaluate(() => {
    const main = document.querySelector('main')
    return main !== null && (main.scrollHeight > main.clientHeight || main.scrollWidth > main.clientWidth)
  })
  if (cut) throw new Error(`${name} does not fit its frame.`)
  await page.screenshot({ path: join(folder, name) })
  return name
}

/** One picture for each line; lines with the same boards share it. */
const stillsOf = async (page: Page, folder: string, { scenes }: SeedVideo): Promise<Still[]> => {
  const stills: Still[] = []
  let shown = ''
  for (const [at, scene] of scenes.entries()) {
    for (const [line, [seconds]] of scene.lines.entries()) {
      const html = await framePage(scene, line)
      const last = stills.at(-1)
      if (html === shown && last) last.seconds += seconds
      else stills.push({ file: await draw(page, folder, html, `${at}-${line}.png`), seconds })
      shown = html
    }
  }
  return stills
}

const make = async (page: Page, lesson: SeedVideo): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  try {
    const stills = await stillsOf(page, folder, lesson)
    encodeFilm(folder, output, lesson.slug, stills)
    encodePoster(folder, output, lesson.slug, stills[Math.min(2, stills.length - 1)]?.file ?? '')
    console.log(`${lesson.slug}: ${stills.length} pictures`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const wanted = process.argv.slice(2)
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: frame })
for (const lesson of lessons) if (wanted.length === 0 || wanted.includes(lesson.slug)) await make(page, lesson)
await browser.close()
