import { useState } from 'react'
import { valueOfText } from '../../../../../domain/content/field-text.ts'
import { couponVerdict, type Coupon } from '../../../../../domain/purchases/coupons.ts'
import type { CouponTerms } from '../../../../../domain/purchases/office-coupons.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Field } from '../../../../ui/field.tsx'

type Props = { terms: CouponTerms; isActive: boolean; now: number }

const unusedYet = { total: 0, byStudent: 0, studentOrders: 0 }

/** True once the typed terms can be applied. */
const isReadable = ({ value, cap, from, to, leastPaise }: CouponTerms): boolean =>
  typeof value === 'number' && [cap, from, to, leastPaise].every((each) => each === null || typeof each === 'number')

/** How the terms apply to a price, as they are typed. */
export function CouponSample({ terms, isActive, now }: Props) {
  const { t } = useTranslation('officeCoupons')
  const [typed, setTyped] = useState('499')
  const price = valueOfText({ type: 'rupees' }, typed)
  return (
    <div>
      <Field
        label={t('fields.sample')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
      />
      <p role="status" className="mt-1 text-sm font-semibold">
        {typeof price === 'number' && isReadable(terms) && (
          <Verdict coupon={{ ...terms, code: '', isActive }} price={price} now={now} />
        )}
      </p>
    </div>
  )
}

function Verdict({ coupon, price, now }: { coupon: Coupon; price: number; now: number }) {
  const { t } = useTranslation('officeCoupons')
  const offerId = coupon.offerIds[0] ?? ''
  const { discount, refusal } = couponVerdict(coupon, { offerId, price }, unusedYet, now)
  const before = rupees(price)
  if (refusal === 'not_yet' || refusal === 'over' || refusal === 'too_cheap') return t(`sample.${refusal}`, { before })
  if (refusal !== null) return t('sample.off')
  return t('sample.result', { before, after: rupees(price - discount), off: rupees(discount) })
}
