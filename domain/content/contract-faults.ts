import type { ZodError } from 'zod'
import { valueAt } from './body-paths.ts'
import type { DraftBody } from './contract.ts'
import { faultOf } from './faults.ts'

type Issue = ZodError['issues'][number]

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

const tooSmall = ({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string => {
  if (origin === 'array') return faultOf('rows_required')
  return origin === 'string' ? faultOf('required') : faultOf('too_small', minimum)
}

const tooBig = ({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string => {
  if (origin === 'array') return faultOf('too_many', maximum)
  return faultOf(origin === 'string' ? 'too_long' : 'too_big', maximum)
}

const formatOf = (issue: Extract<Issue, { code: 'invalid_format' }>, path: string): string => {
  if (issue.format === 'url') return faultOf('link')
  if (issue.format === 'date') return faultOf('day')
  return faultOf(path === 'slug' || path.startsWith('exams') ? 'slug' : 'invalid')
}

const faultOfIssue = (issue: Issue, path: string): string => {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return formatOf(issue, path)
    case 'invalid_value':
      return faultOf('choice')
    case 'invalid_type':
      return faultOf(issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'invalid')
    case 'unrecognized_keys':
      return faultOf('unexpected')
    case 'custom':
      return faultOf(path === 'exams' ? 'twice' : /day/.test(issue.message) ? 'day' : 'invalid')
    default:
      return faultOf('invalid')
  }
}

/** Faults of a body by field, as codes that the office has texts for. */
export const contentFaults = ({ issues }: Pick<ZodError, 'issues'>, body: DraftBody): Record<string, string> =>
  Object.fromEntries(
    issues.map((issue) => {
      const path = issue.path.join('.')
      return [path, isBlank(valueAt(body, path)) ? faultOf('required') : faultOfIssue(issue, path)]
    }),
  )
