import type { Coupon } from '../../../../../domain/purchases/coupons.ts'
import { couponStates, type CouponTerms, type OfficeCoupon } from '../../../../../domain/purchases/office-coupons.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import type { OfficeAnswer, Reply } from '../../../../office/office-action.ts'
import { oneOf, onlySet, textIn } from '../../../../ui/list-address.ts'
import { postedTerms, textsOfTerms } from '../terms-form.ts'

/** Controls of a coupon; how much it takes off is read by its kind. */
export const couponControls = (kind: Coupon['kind']) =>
  ({
    value: { key: 'value', type: kind === 'flat' ? 'rupees' : 'number' },
    cap: { key: 'cap', type: 'rupees' },
    least: { key: 'leastPaise', type: 'rupees' },
    from: { key: 'from', type: 'moment' },
    to: { key: 'to', type: 'moment' },
    total: { key: 'totalLimit', type: 'number' },
    student: { key: 'perStudent', type: 'number' },
  }) as const
export type CouponControl = keyof ReturnType<typeof couponControls>

const kindIn = (form: FormData): Coupon['kind'] => (postedText(form, 'kind') === 'flat' ? 'flat' : 'percent')

/** Terms of a form as it is filled in; texts that cannot be read stay as they are. */
export const couponTermsIn = (form: FormData): CouponTerms => {
  const kind = kindIn(form)
  const terms = postedTerms(couponControls(kind), form) as Pick<CouponTerms, 'value' | 'leastPaise'>
  return {
    ...terms,
    kind,
    leastPaise: terms.leastPaise ?? 0,
    offerIds: form.getAll('entry').map(String),
    firstOrderOnly: form.has('first'),
    note: postedText(form, 'note'),
  } as CouponTerms
}

/** Texts of the controls of a stored coupon. */
export const textsOfCoupon = (coupon: OfficeCoupon): Record<string, string> => ({
  ...textsOfTerms(couponControls(coupon.kind), { ...coupon, leastPaise: coupon.leastPaise || null }),
  kind: coupon.kind,
  note: coupon.note,
  ...(coupon.firstOrderOnly && { first: 'on' }),
})

type Send = (api: Api, form: FormData) => Promise<Reply>

const couponIn = (form: FormData) => ({
  param: { id: postedText(form, 'id') },
  revision: Number(postedText(form, 'revision')) || 0,
})

const switchTo =
  (isActive: boolean): Send =>
  ({ admin: { coupons } }, form) => {
    const { param, revision } = couponIn(form)
    return coupons[':id'].state.$put({ param, json: { revision, isActive } })
  }

/** Forms of coupons by their intents. */
export const couponSends = {
  'coupon-create': ({ admin: { coupons } }, form) =>
    coupons.$post({ json: { code: postedText(form, 'code'), terms: couponTermsIn(form) } }),
  'coupon-change': ({ admin: { coupons } }, form) => {
    const { param, revision } = couponIn(form)
    return coupons[':id'].$put({ param, json: { revision, terms: couponTermsIn(form) } })
  },
  'coupon-off': switchTo(false),
  'coupon-on': switchTo(true),
} as const satisfies Record<string, Send>

/** Answer to a form of a coupon among those of the tabs; undefined for any other. */
export const couponAnswerOf = (answer: unknown): OfficeAnswer | undefined => {
  if (typeof answer !== 'object' || answer === null || !('intent' in answer)) return undefined
  return Object.hasOwn(couponSends, String(answer.intent)) ? (answer as OfficeAnswer) : undefined
}

export type CouponFilters = { state?: (typeof couponStates)[number]; q?: string }

export const couponFiltersIn = (search: URLSearchParams): CouponFilters =>
  onlySet({ state: oneOf(couponStates, search.get('state')), q: textIn(search, 'q', 40) }) as CouponFilters

/** Address of the list with filters, and perhaps with an open coupon: its id, or `new`. */
export const couponsAddress = (filters: CouponFilters, own: { open?: string; cursor?: string | null } = {}): string => {
  const { open, cursor } = own
  const search = new URLSearchParams({ tab: 'coupons', ...filters, ...(cursor && { cursor }), ...(open && { open }) })
  return `${officePaths.adminSales()}?${search}`
}

/** State of a coupon in a word. */
export const couponStateOf = ({ isActive, from, to }: Coupon, now: number) => {
  if (!isActive) return 'off'
  if (to !== null && to <= now) return 'over'
  return from !== null && from > now ? 'coming' : 'on'
}
