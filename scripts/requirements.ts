import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, type ESTree } from 'vite'
import { root } from './root.ts'

/** A requirement of docs/requirements, by its number (`ACC-12`). Planned ones need no test yet. */
type Requirement = { number: string; file: string; planned: boolean }
/** A title of a test or `describe` with the numbers it ends with, those of the `describe`s around it included. */
type Title = { file: string; line: number; text: string; isTest: boolean; numbers: string[] }

const entry = /^- \*\*([A-Z]{3}-\d+)\*\* /gm
const citation = /\(((?:[A-Z]{3}-\d+(?:, )?)+)\)$/

const requirementsIn = (file: string): Requirement[] => {
  const text = readFileSync(file, 'utf8')
  const planned = /^Status: planned$/m.test(text)
  return [...text.matchAll(entry)].map(([, number = '']) => ({ number, file: basename(file), planned }))
}

const citedIn = (text: string): string[] => citation.exec(text)?.[1]?.split(', ') ?? []

/** `test`, `test.each(rows)`, `describe.skipIf(x)`: the name at the left end of what is called. */
const calledName = (callee: ESTree.Node): string | null => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return calledName(callee.object)
  if (callee.type === 'CallExpression') return calledName(callee.callee)
  return callee.type === 'TaggedTemplateExpression' ? calledName(callee.tag) : null
}

const textOf = (node: ESTree.Node | undefined, source: string): string | null => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : null
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

/** Titles in a source file, in order. `around` are the numbers of the enclosing `describe`s. */
const titlesIn = (file: string, source: string): Title[] => {
  const titles: Title[] = []
  const visit = (node: ESTree.Node, around: string[]): void => {
    let inside = around
    if (node.type === 'CallExpression') {
      const name = calledName(node.callee)
      const text = textOf(node.arguments[0], source)
      if (text !== null && (name === 'test' || name === 'describe')) {
        inside = [...around, ...citedIn(text)]
        const line = source.slice(0, node.start).split('\n').length
        titles.push({ file, line, text, isTest: name === 'test', numbers: inside })
      }
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, inside)
  }
  visit(parseSync(file, source).program, [])
  return titles
}

/** Numbers that proofs and benchmarks cite: any string of theirs that ends with numbers. */
const citedByProofs = (source: string): string[] =>
  [...source.matchAll(/['`]([^'`\n]*)['`]/g)].flatMap(([, text = '']) => citedIn(text))

export type Coverage = { faults: string[]; untested: string[]; total: number }

/**
 * Compares the numbers in test titles with docs/requirements. A fault is a number that is used twice, does not exist or
 * stands in the file of another prefix, and a test that cites none. `untested` are built requirements without a test.
 */
export const requirementCoverage = (folder: string): Coverage => {
  const files = (pattern: string) => globSync(pattern, { cwd: folder }).sort()
  const requirements = files('docs/requirements/*.md').flatMap((file) => requirementsIn(join(folder, file)))
  const known = new Set(requirements.map(({ number }) => number))
  const faults: string[] = []
  for (const [number, same] of Object.entries(Object.groupBy(requirements, (each) => each.number)))
    if (same && same.length > 1) faults.push(`${number} is used ${same.length} times`)
  for (const [file, own] of Object.entries(Object.groupBy(requirements, (each) => each.file))) {
    const prefixes = new Set(own?.map(({ number }) => number.slice(0, 3)))
    if (prefixes.size > 1) faults.push(`docs/requirements/${file} has the prefixes ${[...prefixes].join(', ')}`)
  }
  const cited = new Set<string>()
  for (const file of files('tests/**/*.test.{ts,tsx}')) {
    for (const { line, text, isTest, numbers } of titlesIn(file, readFileSync(join(folder, file), 'utf8'))) {
      for (const number of numbers) cited.add(number)
      const missing = citedIn(text).filter((number) => !known.has(number))
      if (missing.length > 0) faults.push(`${file}:${line} cites ${missing.join(', ')}, which does not exist`)
      if (isTest && numbers.length === 0) faults.push(`${file}:${line} cites no requirement: ${text}`)
    }
  }
  for (const file of files('tests/{proofs,bench}/*.ts'))
    for (const number of citedByProofs(readFileSync(join(folder, file), 'utf8'))) {
      cited.add(number)
      if (!known.has(number)) faults.push(`${file} cites ${number}, which does not exist`)
    }
  const untested = requirements.filter(({ number, planned }) => !planned && !cited.has(number))
  return { faults, untested: untested.map(({ number }) => number), total: requirements.length }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { faults, untested, total } = requirementCoverage(root)
  console.log([...faults, `${total} requirements; without a test: ${untested.join(', ') || 'none'}`].join('\n'))
  process.exit(faults.length > 0 ? 1 : 0)
}
