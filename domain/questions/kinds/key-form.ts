import { readBody } from '../../content/form-body.ts'
import { questionForm } from '../editor-form.ts'
import type { QuestionKind } from './registry.ts'

const { key: keyField } = questionForm.fields

/**
 * Key of a form without script, whose controls are named below `name`. Blank texts are left out; a part that was not
 * chosen is missing. `QuestionKey` checks the rest.
 */
export const postedKey = (
  kind: QuestionKind,
  name: string,
  entries: readonly (readonly [name: string, value: string])[],
): Record<string, unknown> => {
  const own = entries.flatMap(([path, value]) =>
    path.startsWith(`${name}.`) ? [[`key${path.slice(name.length)}`, value.trim()] as const] : [],
  )
  const { key } = readBody({ key: keyField }, [...own, ['key.kind', kind]]) as { key: Record<string, unknown> }
  const parts = Object.entries(key).filter(([, value]) => value !== null)
  const isSent = (part: string) => own.some(([path]) => path === `key.${part}`)
  return {
    ...Object.fromEntries(parts),
    ...(Array.isArray(key['accepted']) && { accepted: key['accepted'].filter((text) => text !== '') }),
    ...('value' in key && !isSent('value') && { value: undefined }),
  }
}
