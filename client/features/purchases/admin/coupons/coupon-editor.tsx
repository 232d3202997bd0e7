import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { CouponPage, OfficeCoupon } from '../../../../../domain/purchases/office-coupons.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import { Field } from '../../../../ui/field.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ordersLink } from '../orders/orders-address.ts'
import { CouponFields, OfferChoice } from './coupon-fields.tsx'
import { couponTermsIn, textsOfCoupon } from './coupon-form.ts'
import { CouponSample } from './coupon-sample.tsx'

type Props = {
  /** Null for a new one. */
  coupon: OfficeCoupon | null
  offers: CouponPage['offers']
  now: number
  answer: OfficeAnswer | undefined
  /** Address of the list without it. */
  close: string
}

/** Form of a coupon, with what it takes off a price. A refused form keeps what was typed. */
export function CouponEditor({ coupon, offers, now, answer, close }: Props) {
  const { t } = useTranslation('officeCoupons')
  return (
    <section aria-labelledby="open-coupon" className="card p-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="open-coupon" className="text-lg">
          {coupon?.code ?? t('create')}
        </h2>
        <Link to={close} className="link inline-flex min-h-11 items-center text-sm">
          {t('close')}
        </Link>
      </div>
      <CouponForm key={coupon ? `${coupon.id} ${coupon.revision}` : 'new'} {...{ coupon, offers, now, answer }} />
      {coupon && <Acts coupon={coupon} />}
    </section>
  )
}

/** Form data of texts, as their form would send them. */
const asPosted = (texts: Readonly<Record<string, string>>, offerIds: readonly string[]): FormData => {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) if (name !== 'entry') form.set(name, text)
  for (const id of offerIds) form.append('entry', id)
  return form
}

function CouponForm({ coupon, offers, now, answer }: Omit<Props, 'close'>) {
  const { t } = useTranslation('officeCoupons')
  const isBusy = useNavigation().state === 'submitting'
  const own = answer && ['coupon-create', 'coupon-change'].includes(answer.intent) ? answer : undefined
  const texts = own?.values ?? (coupon ? textsOfCoupon(coupon) : {})
  const chosen = own?.entries ?? coupon?.offerIds ?? []
  const [terms, setTerms] = useState(() => couponTermsIn(asPosted(texts, chosen)))
  const intent = coupon ? 'coupon-change' : 'coupon-create'
  const codeFault = own?.fields['code']
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      onInput={(event) => setTerms(couponTermsIn(new FormData(event.currentTarget)))}
      className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      <HiddenFields fields={{ intent, id: coupon?.id ?? '', revision: String(coupon?.revision ?? '') }} />
      <Refused answer={answer} />
      {!coupon && (
        <Field
          name="code"
          label={t('fields.code')}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          defaultValue={texts['code'] ?? ''}
          hint={t('hints.code')}
          {...(codeFault !== undefined && { error: t(codeFault === 'taken' ? 'errors.taken' : 'errors.code') })}
        />
      )}
      <CouponFields texts={texts} kind={terms.kind} answer={own} />
      <OfferChoice offers={offers} chosen={chosen} isWrong={own?.fields['terms.offerIds'] !== undefined} />
      <CouponSample terms={terms} isActive={coupon?.isActive ?? true} now={now} />
      <div className="sm:col-span-full">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t('common:waiting') : t('save')}
        </Button>
      </div>
    </Form>
  )
}

/** Why a form was refused, unless its fields say so. */
function Refused({ answer }: { answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('officeCoupons')
  if (!answer?.code || Object.keys(answer.fields).length > 0) return null
  const isConflict = answer.code === 'content.revision_conflict'
  return (
    <Notice tone={isConflict ? 'warning' : 'danger'} className="col-span-full">
      {isConflict ? t('conflict') : t(`errors:${answer.code}`)}
    </Notice>
  )
}

function Acts({ coupon: { id, code, revision, isActive } }: { coupon: OfficeCoupon }) {
  const { t } = useTranslation('officeCoupons')
  const fields = { id, revision: String(revision) }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {isActive ? (
        <ConfirmForm
          fields={{ intent: 'coupon-off', ...fields }}
          button={t('switchOff')}
          title={t('switchOffTitle')}
          text={t('switchOffText')}
          keep={t('keep')}
        />
      ) : (
        <Form method="post" preventScrollReset>
          <HiddenFields fields={{ intent: 'coupon-on', ...fields }} />
          <button type="submit" className={compactButton}>
            {t('switchOn')}
          </button>
        </Form>
      )}
      <Link to={ordersLink({ coupon: code })} className="link inline-flex min-h-11 items-center">
        {t('orders')}
      </Link>
      <Link
        to={`${officePaths.adminActivities()}?${new URLSearchParams({ kind: 'coupon', item: id })}`}
        className="link inline-flex min-h-11 items-center"
      >
        {t('acts')}
      </Link>
    </div>
  )
}
