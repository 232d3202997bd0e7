import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OfficeOrder } from '../../../../../domain/purchases/office-orders.ts'
import { documentFile } from '../../../../../domain/purchases/serials.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'

const money = (paise: number): string => `₹${rupees(paise)}`

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid sm:grid-cols-[8rem_1fr] gap-x-3 py-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** What was ordered, by whom, for how much and until when. */
export function OrderFacts({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation('officeOrders')
  const { dateTime } = useFormat()
  const { kind, title, buyerState, gatewayOrderId, asksAt, id } = order
  return (
    <section aria-labelledby="facts-title" className="rounded-md border border-hairline bg-surface p-4">
      <h2 id="facts-title" className="text-lg">
        {t('facts.label')}
      </h2>
      <dl className="mt-2 divide-y divide-hairline">
        <Fact label={t(`orders:kinds.${kind}`)}>
          <BilingualText text={title} />
        </Fact>
        <Fact label={t('facts.student')}>
          <Buyer order={order} />
        </Fact>
        <Amounts order={order} />
        <Fact label={t('facts.validity')}>
          <Access order={order} />
        </Fact>
        {buyerState !== null && <Fact label={t('facts.supply')}>{t(`student:state.${buyerState as 'DL'}`)}</Fact>}
        <Documents order={order} />
        <Fact label={t('facts.number')}>
          <span className="tabular text-sm">{id}</span>
        </Fact>
        {gatewayOrderId !== null && (
          <Fact label={t('facts.gateway')}>
            <span className="tabular text-sm">{gatewayOrderId}</span>
          </Fact>
        )}
        {asksAt !== null && <Fact label={t('facts.asks')}>{dateTime(asksAt)}</Fact>}
      </dl>
      <Link
        to={`${officePaths.adminActivities()}?${new URLSearchParams({ kind: 'order', item: id })}`}
        className="link mt-2 inline-flex min-h-11 items-center"
      >
        {t('facts.activities')}
      </Link>
    </section>
  )
}

function Buyer({ order: { userId, buyer, maskedEmail } }: { order: OfficeOrder }) {
  const { t } = useTranslation('officeOrders')
  if (userId === null) return <span className="text-muted">{t('facts.gone')}</span>
  return (
    <>
      <Link to={officePaths.adminStudent(userId)} lang={writtenLanguage(buyer)} className="link">
        {buyer || maskedEmail}
      </Link>{' '}
      <span className="text-sm text-muted">{maskedEmail}</span>
    </>
  )
}

function Amounts({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation('officeOrders')
  const { pricePaise, creditPaise, discountPaise, totalPaise, refundedPaise, coupon, parts } = order
  const gst = parts.cgst + parts.sgst + parts.igst
  return (
    <>
      {pricePaise !== totalPaise && <Fact label={t('facts.price')}>{money(pricePaise)}</Fact>}
      {creditPaise > 0 && <Fact label={t('facts.credit')}>−{money(creditPaise)}</Fact>}
      {discountPaise > 0 && <Fact label={t('facts.discount', { code: coupon ?? '–' })}>−{money(discountPaise)}</Fact>}
      <Fact label={t('facts.total')}>
        <strong>{money(totalPaise)}</strong>
      </Fact>
      {gst > 0 && <Fact label={t('facts.gst')}>{money(gst)}</Fact>}
      {refundedPaise > 0 && <Fact label={t('facts.refunded')}>{money(refundedPaise)}</Fact>}
    </>
  )
}

function Access({ order: { validityDays, access } }: { order: OfficeOrder }) {
  const { t } = useTranslation('officeOrders')
  const { date } = useFormat()
  const days = validityDays === null ? t('facts.noEnd') : t('facts.days', { count: validityDays })
  const state =
    access === null
      ? t('facts.notOpen')
      : access.revokedAt !== null
        ? t('facts.revoked', { date: date(access.revokedAt) })
        : access.endsAt !== null && t('facts.until', { date: date(access.endsAt) })
  return [days, state].filter(Boolean).join(' · ')
}

function Documents({ order: { id, documents } }: { order: OfficeOrder }) {
  const { t } = useTranslation('officeOrders')
  if (documents.length === 0) return null
  return (
    <Fact label={t('facts.documents')}>
      <ul>
        {documents.map(({ number }) => (
          <li key={number}>
            <a href={officePaths.adminDocument(id, `${documentFile(number)}.pdf`)} download className="link tabular">
              {number}
            </a>
          </li>
        ))}
      </ul>
    </Fact>
  )
}
