import type { UsingKind } from '../../../../../domain/current-affairs/kinds.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import type { Reply } from '../../../../office/office-action.ts'

type Item = { kind: UsingKind; itemId: string }

/** Sends a form about a fact that an item uses; null for another intent. */
export const sendUseForm = async (api: Api, item: Item, form: FormData): Promise<Reply | null> => {
  const use = api.admin.facts.uses[':kind'][':itemId']
  const intent = postedText(form, 'intent')
  const factId = postedText(form, 'factId')
  if (intent === 'link-fact' || intent === 'unlink-fact')
    return use.$put({ param: item, json: { factId, isUsed: intent === 'link-fact' } })
  if (intent !== 'check-use' && intent !== 'outdate-use') return null
  const edition = Number(postedText(form, 'edition'))
  return use.review.$post({ param: item, json: { factId, edition, isOutdated: intent === 'outdate-use' } })
}
