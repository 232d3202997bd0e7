import type { ComponentProps, MouseEvent } from 'react'
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
export function CouponField({ coupon, field, onApply }: Props) {
  const { t } = useTranslation('checkout')
  const refusal = coupon?.refusal ?? null
  const error = coupon && refusal !== null ? t(`coupon.refusals.${refusal}`, { code: coupon.code }) : field.error
  return (
    <div className="grid gap-3">
      <Field
        label={t('coupon.label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field}
        error={error}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="secondary" formMethod="get" onClick={onApply}>
          {t('coupon.apply')}
        </Button>
        <p role="status" className="text-sm font-semibold text-success">
          {coupon && refusal === null && t('coupon.holds', { code: coupon.code, amount: rupees(coupon.discountPaise) })}
        </p>
      </div>
    </div>
  )
}
