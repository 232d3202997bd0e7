import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Found = { violations: { id: string; nodes: { html: string }[] }[] }

type Options = {
  /** Also requires controls of at least 24 px, or as much space around them (WCAG 2.2). */
  targets?: boolean
}

/** Violations that axe finds on the current page, each with its first element. */
export const violationsOn = async (page: Page, { targets = false }: Options = {}): Promise<string[]> => {
  // Unlike a script element, an evaluated script is not subject to the page's policy.
  await page.evaluate(script)
  return page.evaluate(async (enabled) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: unknown) => Promise<Found> } }
    const { violations } = await axe.run({ resultTypes: ['violations'], rules: { 'target-size': { enabled } } })
    // axe does not read MathML: a header that is a formula counts as empty to it alone.
    const isFormula = (id: string, html: string) => id === 'empty-table-header' && html.includes('<math')
    return violations.flatMap(({ id, nodes }) => {
      const [first] = nodes.filter(({ html }) => !isFormula(id, html))
      return first ? [`${id}: ${first.html.slice(0, 200)}`] : []
    })
  }, targets)
}
