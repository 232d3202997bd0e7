import { useTranslation } from '../../i18n/use-translation.ts'
import type { SeriesDetail, TestSummary } from '../../../domain/catalogue/contract.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { paths } from '../../../domain/paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BuyBox } from '../../ui/lazy-buy-box.ts'
import { FaqList } from '../../ui/faq-list.tsx'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import { ExamEmblem } from '../../ui/faces/exam-emblem.tsx'
import { NextTestCard } from './next-test-card.tsx'
import { SeriesFacts } from './series-facts.tsx'
import { SeriesProgress } from './series-progress.tsx'
import { TestRow } from './test-row.tsx'

type Props = {
  series: SeriesDetail
  serverNow: number
  /** Absolute address of the page. */
  url: string
}

/** A series: the next test and the list, beside or around them price, description and questions asked often. */
export function SeriesPage({ series, serverNow, url }: Props) {
  const { t } = useTranslation('catalogue')
  const owned = series.access === 'free' || series.entitlement === 'open'
  return (
    <div className="page py-4 md:py-8">
      <BackLink to={paths.tests()}>{t('back')}</BackLink>
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10">
        <div>
          <Head series={series} />
          <NextTestCard tests={series.tests} serverNow={serverNow} />
        </div>
        {/* On a phone the price is above the tests and the rest below them. */}
        <aside className="max-lg:contents lg:sticky lg:top-20 lg:row-span-2 lg:grid lg:gap-6">
          <Offer series={series} owned={owned} />
          <About series={series} url={url} />
        </aside>
        <section className="min-w-0 max-lg:order-1 lg:col-start-1">
          <Tests series={series} owned={owned} serverNow={serverNow} />
        </section>
      </div>
    </div>
  )
}

function Head({ series }: { series: SeriesDetail }) {
  return (
    <>
      <div className="flex items-center gap-4">
        <ExamEmblem exam={series.exam.id} size={56} />
        <div className="min-w-0">
          <p className="text-sm text-muted">
            <BilingualText text={series.exam.title} />
          </p>
          <h1 className="text-2xl md:text-3xl">
            <BilingualText text={series.title} />
          </h1>
        </div>
      </div>
      <div className="mt-4 text-sm text-muted">
        <SeriesProgress tests={series.tests} />
      </div>
    </>
  )
}

/** Number of tests and how to get them: one line for a series that is open. */
function Offer({ series, owned }: { series: SeriesDetail; owned: boolean }) {
  return (
    <div className={owned ? 'text-muted' : 'card grid gap-3 p-4'}>
      <SeriesFacts series={series} isPriced={owned} />
      {series.access !== 'free' && <BuyBox sale={series} owned={owned} />}
    </div>
  )
}

function About({ series, url }: { series: SeriesDetail; url: string }) {
  const { t } = useTranslation('catalogue')
  const { pick } = useBilingual()
  return (
    <section className="max-lg:order-2">
      <h2 className="text-lg">{t('about')}</h2>
      <p className="mt-1">
        <BilingualText text={series.description} />
      </p>
      <div>
        <ShareLinks title={pick(series.title)} url={url} />
      </div>
      {series.faq.length > 0 && (
        <>
          <h2 className="mt-4 mb-2 text-lg">{t('faq')}</h2>
          <FaqList faq={series.faq} />
        </>
      )}
    </section>
  )
}

/** Free samples are listed first, under a heading that says so once. */
function Tests({ series, owned, serverNow }: { series: SeriesDetail; owned: boolean; serverNow: number }) {
  const { t } = useTranslation('catalogue')
  const { tests } = series
  const free = tests.filter(({ access }) => access === 'free')
  const rest = tests.filter(({ access }) => access !== 'free')
  if (tests.length === 0) return <EmptyState text={t('noTests')} />
  if (owned || free.length === 0 || rest.length === 0)
    return <TestList title={t('tests')} tests={tests} serverNow={serverNow} />
  return (
    <div className="grid gap-6">
      <TestList title={t('freeTests')} tests={free} serverNow={serverNow} />
      <TestList title={t('otherTests')} tests={rest} serverNow={serverNow} />
    </div>
  )
}

function TestList({ title, tests, serverNow }: { title: string; tests: TestSummary[]; serverNow: number }) {
  return (
    <div>
      <h2 className="mb-1 text-xl">{title}</h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {tests.map((test) => (
          <TestRow key={test.id} test={test} serverNow={serverNow} isMinor />
        ))}
      </ul>
    </div>
  )
}
