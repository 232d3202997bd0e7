import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ESTree } from 'vite'
import { root } from './root.ts'
import { parseSource, visit } from './syntax.ts'

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

/** A title as it is written; a template keeps its expressions. */
const titleText = (node: ESTree.Node | undefined, source: string): string | null => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : null
}

/** Titles in a source file, in order, each with the numbers of the `describe`s around it. */
const titlesIn = (file: string, source: string): Title[] => {
  const titles: Title[] = []
  const around: string[][] = [[]]
  const titleOf = (call: ESTree.CallExpression) => {
    const name = calledName(call.callee)
    const text = titleText(call.arguments[0], source)
    return text !== null && (name === 'test' || name === 'describe') ? { name, text } : null
  }
  visit(parseSource(file, source), {
    CallExpression(call) {
      const found = titleOf(call)
      if (!found) return
      const numbers = [...(around.at(-1) ?? []), ...citedIn(found.text)]
      const line = source.slice(0, call.start).split('\n').length
      titles.push({ file, line, text: found.text, isTest: found.name === 'test', numbers })
      around.push(numbers)
    },
    'CallExpression:exit'(call) {
      if (titleOf(call)) around.pop()
    },
  })
  return titles
}

/** Numbers that a proof or benchmark cites: any string of it that ends with numbers. */
const citedByProof = (file: string, source: string): string[] => {
  const numbers: string[] = []
  visit(parseSource(file, source), {
    Literal: ({ value }) => void (typeof value === 'string' && numbers.push(...citedIn(value))),
  })
  return numbers
}

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
    for (const number of citedByProof(file, readFileSync(join(folder, file), 'utf8'))) {
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
