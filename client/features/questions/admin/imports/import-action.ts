import { redirect } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { NamedPart } from '../../../../../domain/questions/imports/contract.ts'
import { safeReturnTo } from '../../../../../domain/paths.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { officeAction } from '../../../../office/office-action.ts'
import { partsOf, postedCorrection } from './correction.ts'

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
        const json = postedCorrection(Number(postedText(form, 'revision')), partsOf(form))
        const reply = await calls.rows[':position'].$put({ param: { id, position }, json })
        if (reply.ok && form.has('next')) throw redirect(safeReturnTo(postedText(form, 'next')), 303)
        return { reply }
      }
      case 'replace': {
        const json = {
          part: postedText(form, 'part') as NamedPart,
          value: String(form.get('value') ?? ''),
          by: postedText(form, 'by'),
        }
        return { reply: await calls.replacement.$post({ param, json }) }
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
