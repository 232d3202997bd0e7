import { parityOf } from '../parity/parity-of.ts'
import type { CheckedQuestion, ImportChoices, RowFault } from './contract.ts'

/** Texts that do not say the same in both languages. An error keeps a question from being published. */
export const languageFaults = (question: CheckedQuestion, { publishes }: ImportChoices): RowFault[] =>
  parityOf(question).map(({ code, path, severity, values: { en, hi } }) => ({
    code: 'languages_differ',
    difference: code,
    path,
    blocks: publishes && severity === 'error',
    ...((en || hi) && { value: [en || '–', hi || '–'].join(' / ').slice(0, 80) }),
  }))
