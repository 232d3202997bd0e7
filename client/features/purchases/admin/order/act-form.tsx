import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { OrderAct } from '../../../../../domain/purchases/order-acts.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'

type Props = {
  act: Exclude<OrderAct, 'ask'>
  answer: OfficeAnswer | undefined
  /** Money that a refund may give back, paise; `paymentId` for a payment that is not the order's own. */
  refundable: { paise: number; paymentId: string | null }
}

/** Form of one act: what it will do, and the reason. It gets the focus as it opens. */
export function OrderActForm({ act, answer, refundable }: Props) {
  const { t } = useTranslation('officeOrders')
  const { pathname } = useLocation()
  const busy = useNavigation().formData?.get('intent') === act
  const mine = answer?.intent === act ? answer : undefined
  const { paymentId } = refundable
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [act])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="act-title"
      className="rounded-md border border-primary bg-surface p-4 outline-none"
    >
      <h2 id="act-title" className="text-lg">
        {t(`acts.${act}`)}
      </h2>
      <Form method="post" noValidate className="mt-3 grid max-w-xl gap-4">
        <HiddenFields fields={{ intent: act, ...(paymentId !== null && { payment: paymentId }) }} />
        <p>{t(paymentId === null ? `effects.${act}` : 'effects.payment')}</p>
        {mine && <Refused answer={mine} />}
        {act === 'refund' && <Amount paise={refundable.paise} answer={mine} />}
        <Field
          label={t('form.reason')}
          name="reason"
          maxLength={500}
          required
          autoComplete="off"
          defaultValue={mine?.values['reason']}
          hint={t('form.reasonHint')}
          {...(mine?.fields['reason'] && { error: t('form.reasonMissing') })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look={act === 'cancel' || act === 'refund' ? 'danger' : 'primary'} disabled={busy}>
            {busy ? t('common:waiting') : t(`acts.${act}`)}
          </Button>
          <LinkButton look="quiet" to={pathname} preventScrollReset>
            {t('form.cancel')}
          </LinkButton>
        </div>
      </Form>
    </section>
  )
}

function Amount({ paise, answer }: { paise: number; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('officeOrders')
  return (
    <Field
      label={t('form.amount')}
      name="amount"
      inputMode="decimal"
      required
      autoComplete="off"
      defaultValue={answer?.values['amount'] ?? String(paise / 100)}
      {...(answer?.fields['amountPaise'] && { error: t('form.amountWrong') })}
    />
  )
}

/** Refusal of an act as a whole; that of a field is shown at the field. */
export function Refused({ answer: { code, reason, fields } }: { answer: OfficeAnswer }) {
  const { t } = useTranslation('officeOrders')
  if (code === null || Object.keys(fields).length > 0) return null
  if (code !== 'purchases.not_possible') return <Notice tone="danger">{t(`errors:${code}`)}</Notice>
  return <Notice tone="danger">{reason ? t(`refused.${reason as 'changed'}`) : t('form.refused')}</Notice>
}
