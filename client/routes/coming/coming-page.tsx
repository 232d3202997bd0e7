import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../../domain/paths.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { ComingScreen } from './screens.ts'

const open = [
  ['tests', paths.tests()],
  ['materials', paths.studyMaterials()],
  ['shell:quickLinks.currentAffairs', paths.currentAffairs()],
  ['shell:videos', paths.videos()],
  ['shell:courses', paths.courses()],
  ['shell:jobs', paths.jobs()],
] as const

/** One sentence on the coming screen, and links to what is open now. */
export function ComingPage({ screen }: { screen: ComingScreen }) {
  const { t } = useTranslation('coming')
  const title = t(`screens.${screen}.title`)
  const holds = t(`screens.${screen}.holds`)
  return (
    <div className="page py-8 md:py-14">
      <PageHead title={title} description={holds} index={false} />
      <div className="max-w-2xl">
        <p className="text-sm font-semibold text-primary">{t('label')}</p>
        <h1 className="mt-1 text-2xl md:text-3xl">{title}</h1>
        <p className="mt-3 text-lg">{holds}</p>
        <section className="mt-8 border-t border-hairline pt-5">
          <h2 className="text-base">{t('today')}</h2>
          <div className="mt-3 flex flex-wrap gap-3">
            {open.map(([key, to]) => (
              <LinkButton key={key} to={to} look="secondary">
                {t(key)}
              </LinkButton>
            ))}
          </div>
        </section>
      </div>
    </div>
  )
}
