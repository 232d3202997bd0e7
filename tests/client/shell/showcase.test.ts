import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))

/** Nothing of these is seen. */
const unseen = ['hidden-fields.tsx', 'browser-part.tsx', 'lazy-part.tsx']

test('spec section 2: /ui shows every building block', () => {
  const showcase = filesIn('client/routes/ui').map((name) => readFileSync(`client/routes/ui/${name}`, 'utf8'))
  const blocks = readdirSync('client/ui').filter((name) => name.endsWith('.tsx') && !unseen.includes(name))
  expect(blocks.length).toBeGreaterThan(20)
  expect(blocks.filter((name) => !showcase.some((source) => source.includes(`/ui/${name}'`)))).toEqual([])
})
