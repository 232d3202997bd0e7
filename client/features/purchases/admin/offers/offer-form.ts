import type { OfferItem, OfficeOffer } from '../../../../../domain/purchases/office-offers.ts'
import { soldKinds, type OfferTerms } from '../../../../../domain/purchases/offers.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { officeAction, type OfficeAnswer, type Reply } from '../../../../office/office-action.ts'
import { oneOf } from '../../../../ui/list-address.ts'
import { postedTerms } from '../terms-form.ts'

export const offerControls = {
  price: { key: 'pricePaise', type: 'rupees' },
  list: { key: 'listPaise', type: 'rupees' },
  days: { key: 'validityDays', type: 'number' },
  from: { key: 'from', type: 'moment' },
  to: { key: 'to', type: 'moment' },
} as const
export type OfferControl = keyof typeof offerControls

/** Item that a text names, as `itemText` writes it; null for any other text. */
export const itemIn = (text: string | null): OfferItem | null => {
  const [, name, itemId] = /^(\w+)\.(.{1,64})$/.exec(text ?? '') ?? []
  const kind = oneOf(soldKinds, name)
  return kind && itemId ? { kind, itemId } : null
}

export const itemText = ({ kind, itemId }: OfferItem): string => `${kind}.${itemId}`

const titleIn = (form: FormData) => ({ en: postedText(form, 'title.en'), hi: postedText(form, 'title.hi') })

/** Sends a form of a sale; null for any other form. */
export const sendOffer = async ({ admin: { offers } }: Api, form: FormData): Promise<Reply | null> => {
  const item = itemIn(postedText(form, 'item'))
  const param = { id: postedText(form, 'id') }
  const at = { revision: Number(postedText(form, 'revision')) || 0 }
  const terms = postedTerms(offerControls, form) as OfferTerms
  const title = item?.kind === 'pass' ? titleIn(form) : null
  switch (postedText(form, 'intent')) {
    case 'offer-create':
      return item && offers.$post({ json: { ...item, title, terms } })
    case 'offer-change':
      return offers[':id'].$put({ param, json: { ...at, title, terms } })
    case 'offer-withdraw':
      return offers[':id'].withdrawal.$post({ param, json: at })
    case 'offer-restore':
      return offers[':id'].restoration.$post({ param, json: at })
    default:
      return null
  }
}

const isOfSale = (intent: string): boolean => intent.startsWith('offer-')

/** Runs a form of the sale in the editor of an item; null for a form of the editor itself. */
export const saleAction = async (api: Api, url: URL, form: FormData) =>
  isOfSale(postedText(form, 'intent'))
    ? officeAction(url, form, async (_, sent) => ({ reply: await sendOffer(api, sent) }))
    : null

/** Answer to a form of the sale among those of a route's actions; undefined for any other. */
export const saleAnswerOf = (answer: unknown): OfficeAnswer | undefined => {
  if (typeof answer !== 'object' || answer === null || !('intent' in answer)) return undefined
  return isOfSale(String(answer.intent)) ? (answer as OfficeAnswer) : undefined
}

/** Sale in a word. */
export const saleStateOf = (offer: Pick<OfficeOffer, 'state' | 'isOnSale' | 'from'> | null, now: number) => {
  if (!offer) return 'none'
  if (offer.state === 'withdrawn') return 'withdrawn'
  if (offer.isOnSale) return 'on'
  return offer.from !== null && offer.from > now ? 'coming' : 'over'
}
