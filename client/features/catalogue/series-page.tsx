import { ChevronLeft } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from 'react-router'
import type { SeriesDetail, TestSummary } from '../../../domain/catalogue/contract.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { paths } from '../../../domain/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BuyBox } from '../../ui/lazy-buy-box.ts'
import { FaqList } from '../../ui/faq-list.tsx'
import { ShareLinks } from '../../ui/share-links.tsx'
import { SeriesPrice } from './series-price.tsx'
import { SeriesProgress } from './series-progress.tsx'
import { TestRow } from './test-row.tsx'

type Props = {
  series: SeriesDetail
  serverNow: number
  /** Absolute address of the page. */
  url: string
}

/** A series with its price and its tests, each with one action. Free samples are listed first. */
export function SeriesPage({ series, serverNow, url }: Props) {
  const { t } = useTranslation('catalogue')
  const { pick } = useBilingual()
  const owned = series.access === 'free' || series.entitlement === 'open'
  const free = series.tests.filter(({ access }) => access === 'free')
  const rest = series.tests.filter(({ access }) => access !== 'free')
  const split = !owned && free.length > 0 && rest.length > 0
  return (
    <div className="page py-4 md:py-8">
      <Link to={paths.tests()} className="-ml-1 inline-flex min-h-11 items-center gap-1 text-primary hover:underline">
        <ChevronLeft aria-hidden className="size-5" />
        {t('back')}
      </Link>
      <div className="grid gap-6 lg:grid-cols-[1fr_20rem] lg:items-start">
        <div>
          <p className="text-muted">
            <BilingualText text={series.exam.title} />
          </p>
          <h1 className="text-2xl md:text-3xl">
            <BilingualText text={series.title} />
          </h1>
          <p className="mt-2 max-w-reading">
            <BilingualText text={series.description} />
          </p>
          <ShareLinks title={pick(series.title)} url={url} />
        </div>
        <Offer series={series} owned={owned} />
        <section className="lg:col-start-1">
          {series.tests.length === 0 && <EmptyState text={t('noTests')} />}
          {split ? (
            <>
              <TestList title={t('freeTests')} tests={free} serverNow={serverNow} />
              <TestList title={t('otherTests')} tests={rest} serverNow={serverNow} />
            </>
          ) : (
            series.tests.length > 0 && <TestList title={t('tests')} tests={series.tests} serverNow={serverNow} />
          )}
          {series.faq.length > 0 && (
            <>
              <h2 className="mt-8 mb-2 text-xl">{t('faq')}</h2>
              <FaqList faq={series.faq} />
            </>
          )}
        </section>
      </div>
    </div>
  )
}

function Offer({ series, owned }: { series: SeriesDetail; owned: boolean }) {
  const { t } = useTranslation('catalogue')
  return (
    <aside className="card grid gap-3 p-4 lg:row-span-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="tabular">{t('testCount', { count: series.testCount })}</span>
        {series.freeTestCount > 0 && <Badge tone="success">{t('freeCount', { count: series.freeTestCount })}</Badge>}
      </p>
      {owned && (
        <p className="text-lg">
          <SeriesPrice series={series} />
        </p>
      )}
      {series.access !== 'free' && <BuyBox sale={series} owned={owned} />}
      <SeriesProgress tests={series.tests} />
    </aside>
  )
}

function TestList({ title, tests, serverNow }: { title: string; tests: TestSummary[]; serverNow: number }) {
  return (
    <>
      <h2 className="mt-4 mb-1 text-xl">{title}</h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {tests.map((test) => (
          <TestRow key={test.id} test={test} serverNow={serverNow} />
        ))}
      </ul>
    </>
  )
}
