import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { inParallel } from '../support/api-student.ts'
import { desktop, launchProfile } from '../support/browser.ts'
import { waitFor } from '../support/wait-for.ts'
import { killBrowser } from './kill-browser.ts'
import { Typist, typedFields, type TypedField } from './office-typist.ts'
import type { ProofProduct } from './product.ts'
import type { ProofRow } from './row.ts'

/** Text typed in the last milliseconds before a kill of the browser that may be lost. */
const allowedMs = 2_000
const patienceMs = 60_000

type Losses = {
  /** Kills after which text was looked for. */
  kills: number
  /** Characters that the page had called saved and that were gone. */
  saved: number
  /** Characters typed earlier than `allowedMs` before the kill that were gone. */
  earlier: number
  /** Longest loss before a kill, characters. */
  longest: number
}

const none = (): Losses => ({ kills: 0, saved: 0, earlier: 0, longest: 0 })

/** Number of characters of a text that do not survive in another. */
const missing = (text: string, survived: string): number => {
  let same = 0
  while (same < text.length && text[same] === survived[same]) same += 1
  return text.length - same
}

const note = (losses: Losses, typist: Typist, survived: string, killedAt: number): void => {
  losses.kills += 1
  losses.saved += missing(typist.saved, survived)
  losses.earlier += missing(typist.typedBefore(killedAt - allowedMs), survived)
  losses.longest = Math.max(losses.longest, missing(typist.text, survived))
}

/** Browser with its own profile, which kills do not remove. */
const withProfile = async (run: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'taiyari-office-'))
  try {
    await run(folder)
  } finally {
    await killBrowser(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

const launch = async (folder: string): Promise<BrowserContext> => {
  const context = await launchProfile(folder, desktop)
  context.setDefaultTimeout(patienceMs)
  return context
}

type BrowserPlan = { url: string; slug: string; field: TypedField; kills: number; random: () => number }

/** Kills the browser at any moment while one types, half of the times without network, and opens the editor again. */
const killOfficeBrowser = async ({ url, slug, field, kills, random }: BrowserPlan): Promise<Losses> => {
  const losses = none()
  const typist = await Typist.start(url, slug, field)
  let killedAt = 0
  await withProfile(async (folder) => {
    for (let kill = 0; kill <= kills; kill += 1) {
      const context = await launch(folder)
      await typist.open(context)
      if (kill > 0) {
        const survived = await typist.stored()
        note(losses, typist, survived, killedAt)
        typist.resume(survived)
      }
      if (kill < kills) {
        await context.setOffline(kill % 2 === 1)
        await typist.type(300 + random() * 3_500)
      }
      killedAt = Date.now()
      await killBrowser(folder)
      await context.close().catch(() => undefined)
    }
  })
  return losses
}

type ServerPlan = { product: ProofProduct; slug: string; kills: number; random: () => number }

/** Kills workerd while two administrators type, and looks into its database before the editors save again. */
const killOfficeServer = async ({ product, slug, kills, random }: ServerPlan): Promise<Losses> => {
  const losses = none()
  const typists = await Promise.all(typedFields.map((field) => Typist.start(product.url, `${slug}-${field[0]}`, field)))
  await withProfile(async (folder) => {
    const context = await launch(folder)
    for (const typist of typists) await typist.open(context)
    for (let kill = 0; kill < kills; kill += 1) {
      const [typist] = typists.slice(kill % typists.length)
      if (!typist) break
      await typist.page.bringToFront()
      const typing = typist.type(1_200 + random() * 2_500)
      await new Promise((resolve) => setTimeout(resolve, 200 + random() * 3_000))
      await product.kill()
      await typing
      await context.setOffline(true)
      await product.up()
      const survived = await typist.stored()
      losses.kills += 1
      losses.saved += missing(typist.saved, survived)
      await context.setOffline(false)
      const complete = await waitFor('the editor to save', async () =>
        (await typist.stored()) === typist.text ? true : undefined,
      ).catch(() => false)
      if (!complete) losses.earlier += missing(typist.text, await typist.stored())
      await typist.untilSaved()
    }
  })
  return losses
}

const faultsOf = (what: string, { saved, earlier }: Losses): string[] => [
  ...(saved > 0 ? [`${what}: ${saved} characters were lost after "Saved"`] : []),
  ...(earlier > 0 ? [`${what}: ${earlier} characters older than ${allowedMs} ms were lost`] : []),
]

const sum = (all: Losses[]): Losses =>
  all.reduce(
    (one, other) => ({
      kills: one.kills + other.kills,
      saved: one.saved + other.saved,
      earlier: one.earlier + other.earlier,
      longest: Math.max(one.longest, other.longest),
    }),
    none(),
  )

const tell = (what: string, { kills, saved, earlier, longest }: Losses): void =>
  console.log(
    `${kills} kill -9 of ${what} while one types in the office: ${saved} characters lost after "Saved", ${earlier} typed earlier than ${allowedMs} ms before, at most ${longest} of the last moments`,
  )

export const officeKills: ProofRow = {
  name: 'office-kills',
  run: async ({ short, random, product }) => {
    const kills = short ? { lanes: 1, browser: 1, server: 1 } : { lanes: 2, browser: 50, server: 100 }
    const running = await product()
    const browsers = sum(
      await inParallel(Array.from({ length: kills.lanes }), kills.lanes, (_, lane) => {
        const field = typedFields[lane % typedFields.length] ?? 'title.en'
        return killOfficeBrowser({ url: running.url, slug: `kills-${lane}`, field, kills: kills.browser, random })
      }),
    )
    tell('the browser', browsers)
    const server = await killOfficeServer({ product: running, slug: 'kills-server', kills: kills.server, random })
    tell('workerd', server)
    return [...faultsOf('kills of the browser', browsers), ...faultsOf('kills of workerd', server)]
  },
}
