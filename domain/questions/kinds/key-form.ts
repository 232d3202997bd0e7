import type { Field, Fields } from '../../content/fields.ts'
import { readBody } from '../../content/form-body.ts'
import type { QuestionKind } from './registry.ts'
import { optionIds } from '../text.ts'

const chosenOptions: Field = { type: 'choices', options: optionIds }

/** Ids of rows and columns in a key. */
const listIds = [...'abcdefghijklmnopqrstuvwxyz123456789']

/** Parts of each kind's key as fields of a form. */
export const keyFields: Readonly<Record<QuestionKind, Fields>> = {
  mcq: { optionIds: chosenOptions },
  msq: { optionIds: chosenOptions },
  nat: {
    min: { type: 'line' },
    max: { type: 'line' },
    rounding: {
      type: 'group',
      empty: 'absent',
      fields: { decimals: { type: 'number' }, rule: { type: 'choice', options: ['half_up', 'truncate'] } },
    },
  },
  true_false: { value: { type: 'flag' } },
  short: { accepted: { type: 'list', item: { type: 'line' }, max: 20 }, caseSensitive: { type: 'flag' } },
  matrix: { rows: { type: 'record', keys: listIds, item: { type: 'choices', options: listIds } } },
  assertion_reason: { optionIds: chosenOptions },
}

/**
 * Key of a form without script, whose controls are named below `name`. Blank texts are left out; a flag that was not
 * sent is missing. `QuestionKey` checks the rest.
 */
export const postedKey = (
  kind: QuestionKind,
  name: string,
  entries: readonly (readonly [name: string, value: string])[],
): Record<string, unknown> => {
  const own = entries.flatMap(([path, value]) =>
    path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), value.trim()] as const] : [],
  )
  const key = readBody(keyFields[kind], own)
  const isSent = (part: string) => own.some(([path]) => path === part)
  return {
    kind,
    ...key,
    ...(Array.isArray(key['accepted']) && { accepted: key['accepted'].filter((text) => text !== '') }),
    ...('value' in key && !isSent('value') && { value: undefined }),
  }
}
