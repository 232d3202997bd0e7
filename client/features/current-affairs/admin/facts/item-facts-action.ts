import { data, redirect } from 'react-router'
import type { UsingKind } from '../../../../../domain/current-affairs/kinds.ts'
import type { Api } from '../../../../api.ts'
import { sendUseForm } from './use-action.ts'

type Page = { kind: UsingKind; itemId: string; address: string }

/**
 * Answer of an item's page to a form about its facts; null for another form. Where the fact changed meanwhile the page
 * shows it anew.
 */
export const itemFactsAction = async (api: Api, form: FormData, { address, ...item }: Page) => {
  const reply = await sendUseForm(api, item, form)
  if (!reply) return null
  if (!reply.ok && reply.status !== 409) throw data(await reply.json(), { status: reply.status })
  return redirect(address, 303)
}
