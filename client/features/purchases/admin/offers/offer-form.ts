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

type Send = (api: Api, form: FormData) => Promise<Reply>

/** Offer of a posted form with the revision from which the form began. */
const offerIn = (form: FormData) => ({
  param: { id: postedText(form, 'id') },
  at: { revision: Number(postedText(form, 'revision')) || 0 },
})

const writtenIn = (form: FormData) => {
  const item = itemIn(postedText(form, 'item'))
  const title = item?.kind === 'pass' ? titleIn(form) : null
  return { item, title, terms: postedTerms(offerControls, form) as OfferTerms }
}

/** Forms of a sale by their intents. */
export const offerSends = {
  'offer-create': ({ admin: { offers } }, form) => {
    const { item, ...written } = writtenIn(form)
    return offers.$post({ json: { kind: item?.kind ?? 'pass', itemId: item?.itemId ?? '', ...written } })
  },
  'offer-change': ({ admin: { offers } }, form) => {
    const { param, at } = offerIn(form)
    const { title, terms } = writtenIn(form)
    return offers[':id'].$put({ param, json: { ...at, title, terms } })
  },
  'offer-withdraw': ({ admin: { offers } }, form) => {
    const { param, at } = offerIn(form)
    return offers[':id'].withdrawal.$post({ param, json: at })
  },
  'offer-restore': ({ admin: { offers } }, form) => {
    const { param, at } = offerIn(form)
    return offers[':id'].restoration.$post({ param, json: at })
  },
} as const satisfies Record<string, Send>

const isOfSale = (intent: string): intent is keyof typeof offerSends => Object.hasOwn(offerSends, intent)

/** Runs a form of the sale in the editor of an item; null for a form of the editor itself. */
export const saleAction = async (api: Api, url: URL, form: FormData) => {
  const intent = postedText(form, 'intent')
  return isOfSale(intent)
    ? officeAction(url, form, async (_, sent) => ({ reply: await offerSends[intent](api, sent) }))
    : null
}

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
