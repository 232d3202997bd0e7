import { useId, type ComponentProps, type MouseEvent } from 'react'
import type { Quote } from '../../../../domain/purchases/checkout.ts'
import { rupees } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'

type Props = {
  /** The typed coupon with what it takes off, or why it does not; null for none. */
  coupon: Quote['coupon']
  field: Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'maxLength'> & { error: string | undefined }
  onApply: (event: MouseEvent) => void
}

/** Coupon with its button, which reads the price again by a GET without script. */
export function CouponField({ coupon, field: { error, ...field }, onApply }: Props) {
  const { t } = useTranslation('checkout')
  const id = useId()
  const refusal = coupon?.refusal ?? null
  const refused = coupon && refusal !== null ? t(`coupon.refusals.${refusal}`, { code: coupon.code }) : error
  return (
    <div>
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field
            label={t('coupon.label')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={refused !== undefined || undefined}
            aria-describedby={id}
            {...field}
          />
        </div>
        <Button type="submit" look="secondary" formMethod="get" onClick={onApply}>
          {t('coupon.apply')}
        </Button>
      </div>
      <p id={id} role="status" className={`mt-1 text-sm ${refused === undefined ? 'text-success' : 'text-danger'}`}>
        {refused ?? (coupon && t('coupon.holds', { code: coupon.code, amount: rupees(coupon.discountPaise) }))}
      </p>
    </div>
  )
}
