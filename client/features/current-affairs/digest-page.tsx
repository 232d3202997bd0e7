import { Download } from 'lucide-react'
import type { AffairDigest, DigestState } from '../../../domain/current-affairs/contract.ts'
import { languages } from '../../../domain/language.ts'
import { filePaths } from '../../../domain/file-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { groupByTerm } from '../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import { AffairLines } from './affair-line.tsx'
import { AffairsBack } from './affairs-back.tsx'
import { NeighbourLinks } from './neighbour-links.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { useDates } from './use-dates.ts'

/** Items of a month by category, with PDFs once the month is over. `origin`: scheme and host of the site. */
export function DigestPage({ digest, origin }: { digest: AffairDigest; origin: string }) {
  const { t } = useTranslation('affairs')
  const { pick } = useBilingual()
  const dates = useDates()
  const neighbour = (month: string | null, label: string) =>
    month === null ? null : { to: paths.currentAffairsDigest(month), label, title: dates.month(month) }
  return (
    <div className="page py-4 md:py-8">
      <AffairsBack />
      <h1 className="text-2xl md:text-3xl">{t('digest.of', { month: dates.month(digest.month) })}</h1>
      <p className="mt-1 text-muted">{t('results', { count: digest.items.length })}</p>
      <div className="mb-3">
        <ShareLinks
          title={t('digest.of', { month: dates.month(digest.month) })}
          url={`${origin}${paths.currentAffairsDigest(digest.month)}`}
        />
      </div>
      <SampleNotice items={digest.items} />
      <section className="card mb-8 p-4">
        <h2 className="text-lg">{t('digest.pdf')}</h2>
        <Documents month={digest.month} pdf={digest.pdf} />
      </section>
      {groupByTerm(digest.items, digest.categories, ({ category }) => category).map(({ term, items }) => (
        <section key={term.id} className="mb-8">
          <h2 className="mb-2 text-xl">{pick(term.title)}</h2>
          <AffairLines items={items} above="date" />
        </section>
      ))}
      <NeighbourLinks
        label={t('digest.near')}
        older={neighbour(digest.older, t('older'))}
        newer={neighbour(digest.newer, t('newer'))}
      />
    </div>
  )
}

function Documents({ month, pdf }: { month: string; pdf: DigestState }) {
  const { t } = useTranslation('affairs')
  if (pdf.state !== 'ready') {
    return (
      <div role="status">
        <p className="mt-1">{t(`digest.${pdf.state}`)}</p>
        {pdf.state === 'making' && (
          <LinkButton to={paths.currentAffairsDigest(month)} look="secondary" className="mt-3">
            {t('digest.reload')}
          </LinkButton>
        )}
      </div>
    )
  }
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
      {languages.map((language) => (
        <li key={language}>
          <a
            href={filePaths.currentAffairsDigestFile(month, language)}
            download
            className="link inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <Download aria-hidden className="size-5" />
            {t('digest.download', { language: t(`digest.languages.${language}`) })}
          </a>
          <p className="tabular text-sm text-muted">
            {t('digest.size', { size: fileSize(pdf.files[language].bytes), pages: pdf.files[language].pages })}
          </p>
        </li>
      ))}
    </ul>
  )
}
