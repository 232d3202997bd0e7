import { Link, useNavigation } from 'react-router'
import { states } from '../../../../domain/accounts/student-profile.ts'
import { paths } from '../../../../domain/paths.ts'
import type { Quote } from '../../../../domain/purchases/checkout.ts'
import type { FormAnswer } from '../../../forms/define-forms.ts'
import { useForm } from '../../../forms/use-form.ts'
import { rupees } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { PriceLines } from '../price-lines.tsx'
import type { CheckoutData } from './checkout-loader.ts'
import { CouponField } from './coupon-field.tsx'
import { Refused } from './lazy-refused.ts'
import { useCheckoutScript } from './use-checkout-script.ts'

type Props = { data: CheckoutData; quote: Quote; answer: FormAnswer | undefined }

/** State, coupon, price and the button that pays. */
export function CheckoutForm({ data: { offerId, email, typed, constraints }, quote, answer }: Props) {
  const { t } = useTranslation('checkout')
  const kept = { state: quote.state ?? '', coupon: typed.coupon }
  const { ref, whole, field } = useForm({ answer, constraints, kept })
  const { isOffline, isSent, apply, priceAgain, send } = useCheckoutScript(ref)
  const isPricing = useNavigation().state !== 'idle'
  const { totalPaise, coupon } = quote
  return (
    <form
      ref={ref}
      method="post"
      action={paths.checkout(offerId)}
      noValidate
      onSubmit={send}
      className="mt-4 grid gap-4"
    >
      <input type="hidden" name="totalPaise" value={totalPaise} />
      <Select
        inForm
        label={t('state')}
        none={t('stateNone')}
        options={useStateOptions()}
        onChange={priceAgain}
        {...field('state', t('stateError'))}
      />
      <p className="-mt-3 text-sm text-muted">{t('stateHint')}</p>
      <CouponField coupon={coupon} field={field('coupon', t('coupon.refused'))} onApply={apply} />
      <section aria-busy={isPricing}>
        <h2 className="sr-only">{t('price.title')}</h2>
        <PriceLines price={{ ...quote, couponCode: coupon?.code ?? null, discountPaise: coupon?.discountPaise ?? 0 }} />
      </section>
      {isOffline && <Notice tone="warning">{t('offline')}</Notice>}
      {whole && whole.code !== 'purchases.price_changed' && <Refused refusal={whole} />}
      <Button type="submit" disabled={isSent || isPricing}>
        {isSent ? t('common:waiting') : totalPaise === 0 ? t('payNothing') : t('pay', { amount: rupees(totalPaise) })}
      </Button>
      <SmallPrint email={email} isFree={totalPaise === 0} />
    </form>
  )
}

/** States in the order of their names, by code point, because the locale data of server and browser differ. */
const useStateOptions = (): [string, string][] => {
  const { t } = useTranslation()
  return states
    .map((state): [string, string] => [state, t(`student:state.${state}`)])
    .sort(([, one], [, other]) => (one < other ? -1 : 1))
}

function SmallPrint({ email, isFree }: { email: CheckoutData['email']; isFree: boolean }) {
  const { t } = useTranslation('checkout')
  return (
    <div className="grid gap-3 text-sm text-muted">
      {!isFree && <p>{t('next')}</p>}
      <p>
        {t('email', { email: email.address })}{' '}
        {!email.isConfirmed && (
          <>
            {t('unconfirmed')}{' '}
            <Link to={paths.profile()} className="link">
              {t('confirm')}
            </Link>
          </>
        )}
      </p>
      <p>
        {t('policy')}{' '}
        <Link to={paths.refund()} className="link">
          {t('policyLink')}
        </Link>
        <br />
        {t('renewal')}{' '}
        <Link to={paths.terms()} className="link">
          {t('terms')}
        </Link>
      </p>
    </div>
  )
}
