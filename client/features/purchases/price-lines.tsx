import type { TaxParts } from '../../../domain/purchases/tax.ts'
import { rupees } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

type Price = {
  pricePaise: number
  listPaise?: number | null
  creditPaise: number
  discountPaise: number
  couponCode: string | null
  totalPaise: number
  /** Null until the state of the buyer is known. */
  parts: TaxParts | null
}

const taxes = ['taxable', 'cgst', 'sgst', 'igst'] as const

/** A price with what is taken off it and the parts of the total. Paise. */
export function PriceLines({ price }: { price: Price }) {
  const { t } = useTranslation('checkout')
  const { listPaise = null, pricePaise, creditPaise, discountPaise, couponCode, totalPaise, parts } = price
  return (
    <>
      <dl className="divide-y divide-hairline border-y border-hairline">
        {listPaise !== null && <Line name={t('price.list')} paise={listPaise} isStruck />}
        {totalPaise !== pricePaise && <Line name={t('price.price')} paise={pricePaise} />}
        {creditPaise > 0 && <Line name={t('price.credit')} paise={-creditPaise} />}
        {discountPaise > 0 && <Line name={t('price.coupon', { code: couponCode ?? '' })} paise={-discountPaise} />}
        <Line name={t('price.total')} paise={totalPaise} isTotal />
      </dl>
      {totalPaise > 0 &&
        (parts ? <Parts parts={parts} /> : <p className="mt-2 text-sm text-muted">{t('price.inside')}</p>)}
    </>
  )
}

const amountOf = (paise: number): string => (paise < 0 ? `−₹${rupees(-paise)}` : `₹${rupees(paise)}`)

type LineProps = { name: string; paise: number; isTotal?: boolean; isStruck?: boolean }

function Line({ name, paise, isTotal = false, isStruck = false }: LineProps) {
  const amount = amountOf(paise)
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 py-2 ${isTotal ? 'text-lg font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd className="ml-auto tabular">{isStruck ? <s>{amount}</s> : amount}</dd>
    </div>
  )
}

function Parts({ parts }: { parts: TaxParts }) {
  const { t } = useTranslation('checkout')
  return (
    <dl className="mt-2 text-sm text-muted">
      {taxes
        .filter((tax) => parts[tax] > 0)
        .map((tax) => (
          <div key={tax} className="flex flex-wrap justify-between gap-x-4">
            <dt>{t(`price.${tax}`)}</dt>
            <dd className="ml-auto tabular">₹{rupees(parts[tax])}</dd>
          </div>
        ))}
    </dl>
  )
}
