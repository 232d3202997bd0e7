import type { LanguageComparison } from '../../content/checklist.ts'
import { parityOf } from './parity-of.ts'

/** Differences between the languages of a question in its checklist. An error prevents publication. */
export const compareQuestionLanguages: LanguageComparison = (body) =>
  parityOf(body).map(({ code, path, severity, values }) => ({ code, path, blocks: severity === 'error', values }))
