import { Link } from 'react-router'
import { startOfDayInIndia } from '../../../domain/india.ts'
import { paths } from '../../../domain/paths.ts'
import type { LegalVersion } from '../../../domain/settings/legal.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RichText } from '../../ui/rich-text.tsx'

type Props = { page: LegalVersion }

/** One version of a legal page, for reading and printing. */
export function LegalPage({ page }: Props) {
  const { t } = useTranslation('legal')
  const { date } = useFormat()
  const { choose } = useBilingual()
  return (
    <article className="page py-6 md:py-10">
      <h1 className="text-2xl md:text-3xl">
        <BilingualText text={page.title} />
      </h1>
      <p className="mt-1 text-muted">
        {t('version', { version: page.version, date: date(startOfDayInIndia(page.effectiveFrom)) })}
      </p>
      {!page.isCurrent && (
        <Notice tone="warning" className="mt-4 max-w-reading">
          {t('older')}{' '}
          <Link to={paths[page.page]()} className="link">
            {t('toCurrent')}
          </Link>
        </Notice>
      )}
      <p className="mt-3 max-w-reading text-lg">
        <BilingualText text={page.summary} />
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_18rem] lg:items-start">
        <Contents page={page} />
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          {page.changes && (
            <section className="mb-8 max-w-reading border-l-4 border-primary pl-4">
              <h2 className="text-lg">{t('changes')}</h2>
              <p className="mt-1">
                <BilingualText text={page.changes} />
              </p>
            </section>
          )}
          {page.sections.map(({ id, title, html }) => {
            const shown = choose(html)
            return (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-8 max-w-reading">
                <h2 id={`${id}-title`} className="mb-3 text-xl">
                  <BilingualText text={title} />
                </h2>
                <RichText html={shown.text} lang={shown.lang} />
              </section>
            )
          })}
          <Versions page={page} />
          <p className="no-print mt-8">
            {t('questions')}{' '}
            <Link to={paths.contact()} className="link inline-flex min-h-11 items-center">
              {t('contact')}
            </Link>
          </p>
        </div>
      </div>
    </article>
  )
}

function Contents({ page }: Props) {
  const { t } = useTranslation('legal')
  const { choose } = useBilingual()
  return (
    <nav aria-label={t('contents')} className="card p-4 lg:sticky lg:top-24">
      <h2 className="text-base">{t('contents')}</h2>
      <ol className="mt-1">
        {page.sections.map(({ id, title }) => {
          const shown = choose(title)
          return (
            <li key={id}>
              <a href={`#${id}`} lang={shown.lang} className="flex min-h-11 items-center py-1 hover:text-primary">
                {shown.text}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Links to all versions, so that earlier ones stay readable. */
function Versions({ page }: Props) {
  const { t } = useTranslation('legal')
  const { date } = useFormat()
  if (page.versions.length < 2) return null
  return (
    <section className="no-print max-w-reading border-t border-hairline pt-5">
      <h2 className="text-lg">{t('versions')}</h2>
      <ul className="mt-1">
        {page.versions.map(({ version, effectiveFrom }, index) => {
          const line = t('versionLine', { version, date: date(startOfDayInIndia(effectiveFrom)) })
          const to = index === 0 ? paths[page.page]() : paths.legalVersion(page.page, version)
          return (
            <li key={version} className="flex min-h-11 items-center">
              {version === page.version ? (
                <span>
                  {line} <span className="text-muted">({t('shown')})</span>
                </span>
              ) : (
                <Link to={to} className="link">
                  {line}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
