import type { CouponPage, CouponTerms } from '../../../../../domain/purchases/office-coupons.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { DateWords } from '../../../../office/date-words.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { faultsOfTerms } from '../terms-form.ts'
import { couponControls, type CouponControl } from './coupon-form.ts'

type Texts = Readonly<Record<string, string>>
type Props = { texts: Texts; kind: CouponTerms['kind']; answer: OfficeAnswer | undefined }

const errorsOf = {
  value: 'value',
  cap: 'rupees',
  least: 'rupees',
  from: 'time',
  to: 'time',
  total: 'limit',
  student: 'limit',
} as const

const hintsOf = { value: 'value', cap: 'cap', least: 'least', total: 'limit', student: 'limit' } as const

/** Terms of a coupon. */
export function CouponFields({ texts, kind, answer }: Props) {
  const { t } = useTranslation('officeCoupons')
  const faults = faultsOfTerms(couponControls(kind), answer)
  const field = (name: CouponControl) => {
    const fault = faults[name]
    const error = fault && t(`errors.${fault === 'not_later' ? fault : errorsOf[name]}`)
    return {
      name,
      label: t(`fields.${name}`),
      defaultValue: texts[name] ?? '',
      autoComplete: 'off',
      ...(error && { error }),
    }
  }
  const time = (name: 'from' | 'to') => (
    <Field
      {...field(name)}
      type="datetime-local"
      hint={
        <>
          {t('hints.time')}
          <DateWords text={texts[name] ?? ''} />
        </>
      }
    />
  )
  const number = (name: keyof typeof hintsOf) => (
    <Field {...field(name)} inputMode="numeric" hint={t(`hints.${hintsOf[name]}`)} />
  )
  return (
    <>
      <Select
        inForm
        name="kind"
        label={t('fields.kind')}
        defaultValue={texts['kind'] ?? 'percent'}
        options={(['percent', 'flat'] as const).map((each) => [each, t(`fields.kinds.${each}`)])}
      />
      {number('value')}
      {number('cap')}
      {number('least')}
      {time('from')}
      {time('to')}
      {number('total')}
      {number('student')}
      <Field
        name="note"
        label={t('fields.note')}
        maxLength={300}
        autoComplete="off"
        defaultValue={texts['note'] ?? ''}
      />
      <div className="sm:col-span-full">
        <Checkbox name="first" defaultChecked={'first' in texts}>
          {t('fields.first')}
        </Checkbox>
      </div>
    </>
  )
}

type OffersProps = { offers: CouponPage['offers']; chosen: readonly string[]; isWrong: boolean }

/** Choice of the offers for which a coupon holds. */
export function OfferChoice({ offers, chosen, isWrong }: OffersProps) {
  const { t } = useTranslation('officeCoupons')
  const { pick } = useBilingual()
  const known = new Set(offers.map(({ id }) => id))
  const count = chosen.length
  return (
    <details open={isWrong} className="sm:col-span-full">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('fields.offers')}:{' '}
        <span className="font-normal text-muted">
          {count === 0 ? t('fields.allOffers') : t('fields.someOffers', { count })}
        </span>
      </summary>
      {isWrong && <p className="text-sm text-danger">{t('errors.offers')}</p>}
      {chosen
        .filter((id) => !known.has(id))
        .map((id) => (
          <input key={id} type="hidden" name="entry" value={id} />
        ))}
      <div className="grid max-h-80 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {offers.map(({ id, title, pricePaise }) => (
          <Checkbox key={id} name="entry" value={id} defaultChecked={chosen.includes(id)}>
            {pick(title) || id} <span className="tabular text-muted">₹{rupees(pricePaise)}</span>
          </Checkbox>
        ))}
      </div>
    </details>
  )
}
