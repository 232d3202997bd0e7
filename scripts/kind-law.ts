import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree } from 'vite'
import { questionKinds } from '../domain/questions/kinds/registry.ts'
import { lastNameOf, parseSource, textOf, visit } from './syntax.ts'

/** Folders that may branch on a kind; other code uses their rules and presentation.ts. Formats of files have kinds of their own. */
const registries = [
  'domain/questions/kinds/',
  'domain/questions/exchange/',
  'worker/questions/exchange/',
  'client/features/attempts/exam/kinds/',
]

const kinds = new Set<string | undefined>(questionKinds)

/** Fields that only some bodies, answers or keys have. */
const fields = new Set<string | undefined>([
  'options',
  'statements',
  'rows',
  'columns',
  'multiple',
  'optionIds',
  'value',
  'accepted',
])

const isKindName = (node: ESTree.Node | null): boolean => kinds.has(textOf(node))
const isKind = (node: ESTree.Node): boolean => /kind$/i.test(lastNameOf(node) ?? '')
const hasKinds = (node: ESTree.Node): boolean => /(?:answer|body|key|question|spec)$/i.test(lastNameOf(node) ?? '')

const isBranch = ({ left, operator, right }: ESTree.BinaryExpression | ESTree.PrivateInExpression): boolean => {
  if (operator === 'in') return fields.has(textOf(left)) && hasKinds(right)
  if (!/^[!=]==?$/.test(operator)) return false
  return (isKind(left) && isKindName(right)) || (isKindName(left) && isKind(right))
}

/** True for `['nat', 'short'].includes`. */
const isKindList = ({ object, property }: ESTree.MemberExpression): boolean =>
  object.type === 'ArrayExpression' &&
  property.type === 'Identifier' &&
  property.name === 'includes' &&
  object.elements.some(isKindName)

/** Offsets of all branches on a question's kind. */
const branchesIn = (file: string, source: string): number[] => {
  const found: number[] = []
  visit(parseSource(file, source), {
    BinaryExpression: (node) => void (isBranch(node) && found.push(node.start)),
    SwitchCase: (node) => void (isKindName(node.test) && found.push(node.start)),
    MemberExpression: (node) => void (isKindList(node) && found.push(node.start)),
  })
  return found
}

/** Every line outside the registries that branches on a question's kind, as `file:line: text`. */
export const kindBranches = (folder: string): string[] =>
  globSync('{domain,drizzle,worker,client,scripts}/**/*.{ts,tsx}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !registries.some((registry) => file.startsWith(registry)))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      const lines = source.split('\n')
      const found = new Set(branchesIn(file, source).map((at) => source.slice(0, at).split('\n').length))
      return [...found].sort((one, other) => one - other).map((line) => `${file}:${line}: ${lines[line - 1]?.trim()}`)
    })
