import { LettersAgain, TasksAgain } from '../../../../domain/system/contract.ts'
import type { Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'
import { officeAction } from '../../../office/office-action.ts'

const send = async ({ admin: { system } }: Api, intent: string, form: FormData) => {
  const [id, of] = [postedText(form, 'id'), postedText(form, 'of')]
  if (intent === 'drop-letter') {
    const json = { reason: postedText(form, 'reason') }
    return { reply: await system.letters[':letterId'].$delete({ param: { letterId: id }, json }), isShown: true }
  }
  const tasks = TasksAgain.safeParse(id ? { id } : { kind: of })
  if (intent === 'tasks-again' && tasks.success)
    return { reply: await system.tasks.$post({ json: tasks.data }), isShown: true }
  const letters = LettersAgain.safeParse(id ? { id } : { queue: of })
  if (intent === 'letters-again' && letters.success)
    return { reply: await system.letters.$post({ json: letters.data }), isShown: true }
  return { reply: null }
}

/** Runs a form of the system tab. */
export const systemAction = (api: Api, url: URL, form: FormData) =>
  officeAction(url, form, (intent, sent) => send(api, intent, sent))
