import { Link } from 'react-router'
import type { AffairDetail, AffairLink } from '../../../domain/current-affairs/contract.ts'
import type { PublicFact } from '../../../domain/current-affairs/facts.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AddToRevision } from '../../ui/lazy-add-to-revision.ts'
import { BilingualText, EnglishTag } from '../../ui/bilingual-text.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import { AffairsBack } from './affairs-back.tsx'
import { FactsToRemember } from './lazy-facts.ts'
import { NeighbourLinks } from './neighbour-links.tsx'
import { categoryAddress } from './filters.ts'
import { SampleNotice } from './sample-notice.tsx'
import { useDates } from './use-dates.ts'

type Props = {
  item: AffairDetail
  origin: string
  /** Dated facts on which it rests. */
  facts?: readonly PublicFact[]
}

/** Item with text, facts, relevance and sources. `origin`: scheme and host of the site. */
export function ItemPage({ item, origin, facts = [] }: Props) {
  const { t } = useTranslation('affairs')
  const { pick, choose } = useBilingual()
  const { language } = useLanguage()
  const dates = useDates()
  const body = choose(item.bodyHtml)
  const neighbour = (link: AffairLink | null, label: string) =>
    link && {
      to: paths.currentAffair(link.id),
      label: link.date === item.date ? label : `${label} · ${dates.day(link.date)}`,
      title: pick(link.title),
    }
  return (
    <div className="page py-4 md:py-8">
      <AffairsBack />
      <article className="max-w-3xl">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Link to={paths.currentAffair(item.date)} className="link inline-flex min-h-11 items-center">
            <time dateTime={item.date}>{dates.day(item.date)}</time>
          </Link>
          <Link to={categoryAddress(item.category.id)} className="link inline-flex min-h-11 items-center">
            {pick(item.category.title)}
          </Link>
          {item.place.of > 1 && <span className="tabular">{t('place', item.place)}</span>}
        </p>
        <h1 className="text-2xl md:text-3xl">
          <BilingualText text={item.title} />
        </h1>
        {item.eventDate && item.eventDate !== item.date && (
          <p className="mt-2 text-sm text-muted">
            {t('event', { date: '' })}
            <time dateTime={item.eventDate}>{dates.day(item.eventDate)}</time>
          </p>
        )}
        <div className="mt-1 mb-4 no-print">
          <ShareLinks title={pick(item.title)} url={`${origin}${paths.currentAffair(item.id)}`} />
        </div>
        {body.lang !== language && <EnglishTag />}
        <RichText html={body.text} lang={body.lang} />
        <Relevance item={item} />
        <FactsToRemember facts={facts} />
        <div className="mt-6">
          <SampleNotice items={[item]} />
        </div>
      </article>
      <div className="max-w-3xl">
        <NeighbourLinks
          label={t('near')}
          older={neighbour(item.older, t('older'))}
          newer={neighbour(item.newer, t('newer'))}
        />
      </div>
    </div>
  )
}

/** Facts, relevance for exams, and sources. */
function Relevance({ item }: { item: AffairDetail }) {
  const { t } = useTranslation('affairs')
  return (
    <>
      <section className="card mt-6 p-4">
        <h2 className="text-lg">{t('facts')}</h2>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {item.facts.map((fact) => (
            <li key={fact.en}>
              <BilingualText text={fact} />
            </li>
          ))}
        </ul>
        <div className="mt-3 no-print">
          <AddToRevision kind="affair" id={item.id} />
        </div>
      </section>
      <section className="mt-6">
        <h2 className="text-lg">{t('matters')}</h2>
        <p className="mt-1">
          <BilingualText text={item.matters} />
        </p>
      </section>
      <section className="mt-6">
        <h2 className="text-lg">{t('sources')}</h2>
        <ul className="mt-1 text-sm text-muted">
          {item.sources.map((source) => (
            <li key={source.en}>
              <BilingualText text={source} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
