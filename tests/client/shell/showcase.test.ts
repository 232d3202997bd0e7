import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))

/** Components without a look of their own. */
const unseen = ['hidden-fields.tsx', 'browser-part.tsx', 'lazy-part.tsx']

/** True for a screen that imports a block, or the part that loads it later. */
const isShown = (source: string, block: string): boolean =>
  source.includes(`/ui/${block}.tsx'`) || source.includes(`/ui/lazy-${block}.ts'`)

test('shows every building block on /ui (SHL-12)', () => {
  const showcase = filesIn('client/routes/ui').map((name) => readFileSync(`client/routes/ui/${name}`, 'utf8'))
  const blocks = [...readdirSync('client/ui'), ...readdirSync('client/ui/faces').map((name) => `faces/${name}`)].filter(
    (name) => name.endsWith('.tsx') && !unseen.includes(name),
  )
  expect(blocks.length).toBeGreaterThan(20)
  expect(blocks.filter((name) => !showcase.some((source) => isShown(source, name.replace('.tsx', ''))))).toEqual([])
})
