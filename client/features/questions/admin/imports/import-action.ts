import { redirect } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { postedKey } from '../../../../../domain/questions/kinds/key-form.ts'
import { isQuestionKind } from '../../../../../domain/questions/kinds/registry.ts'
import { correctablePath } from '../../../../../domain/questions/imports/correctable.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { officeAction } from '../../../../office/office-action.ts'

/** Corrected parts of a row; the key is read as its kind posts it. */
const correctionOf = (form: FormData) => {
  const entries = [...form].map(([name, value]) => [name, String(value)] as const)
  const kind = postedText(form, 'key.kind')
  return {
    revision: Number(postedText(form, 'revision')),
    corrections: entries
      .filter(([name]) => correctablePath.test(name))
      .map(([path, value]) => ({ path, value: value.replaceAll('\r\n', '\n') })),
    ...(isQuestionKind(kind) && { key: postedKey(kind, 'key', entries) }),
  }
}

/** Sends a form of the page of an import. */
export const importAction = (url: URL, posted: FormData, { id, api }: { id: string; api: Api }) =>
  officeAction(url, posted, async (intent, form) => {
    const calls = api.admin['question-imports'][':id']
    const param = { id }
    switch (intent) {
      case 'add':
        return { reply: await calls.addition.$post({ param, json: {} }) }
      case 'check':
        return { reply: await calls.check.$post({ param, json: {} }) }
      case 'undo':
        return { reply: await calls.undoing.$post({ param, json: { reason: postedText(form, 'reason') } }) }
      case 'correct': {
        const position = postedText(form, 'position')
        return { reply: await calls.rows[':position'].$put({ param: { id, position }, json: correctionOf(form) }) }
      }
      case 'discard': {
        const reply = await calls.$delete({ param, json: {} })
        if (reply.ok) throw redirect(officePaths.adminImports(), 303)
        return { reply }
      }
      default:
        return { reply: null }
    }
  })
