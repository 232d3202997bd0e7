import type { ZodError } from 'zod'
import { valueAt } from '../../content/body-paths.ts'
import type { RowFault, RowFaultCode } from './contract.ts'

type Issue = ZodError['issues'][number]

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

const codeOf = (issue: Issue, path: string): RowFaultCode => {
  if (issue.code === 'too_big') return issue.origin === 'array' ? 'too_many_options' : 'too_long'
  if (issue.code === 'too_small' && issue.origin === 'array') return 'required'
  if (issue.code === 'unrecognized_keys') return 'superfluous'
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'not_a_number'
  if (issue.code === 'invalid_value') return 'unknown_value'
  if (path.startsWith('reasons.')) return 'unknown_option'
  return path === 'key' || path.startsWith('key.') ? 'key_unfit' : 'invalid'
}

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 80) : ''

/** Faults of a question that its contract refuses, one for each path. */
export const contractFaults = ({ issues }: Pick<ZodError, 'issues'>, question: object): RowFault[] => {
  const byPath = new Map<string, RowFault>()
  for (const issue of issues) {
    const path = issue.path.join('.')
    const value = valueAt(question as Record<string, unknown>, path)
    const code = isMissing(value) ? 'required' : codeOf(issue, path)
    if (!byPath.has(path)) byPath.set(path, { code, path, blocks: true, ...(shown(value) && { value: shown(value) }) })
  }
  return [...byPath.values()]
}
