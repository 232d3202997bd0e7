import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Found = { violations: { id: string; nodes: { html: string }[] }[] }

/** Violations that axe finds on the current page, each with its first element. The context needs `bypassCSP`. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  await page.addScriptTag({ content: script })
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: (options: unknown) => Promise<Found> } }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
  })
}
