import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../../domain/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'

export function DemoBanner() {
  const { t } = useTranslation('home')
  return (
    <section className="flex flex-col items-start gap-4 rounded-md bg-primary-soft p-5 md:flex-row md:items-center md:p-8">
      <div className="grow">
        <h2 className="text-xl">{t('demo.title')}</h2>
        <p className="mt-1 max-w-reading">{t('demo.text')}</p>
      </div>
      <LinkButton to={paths.demoTest()} look="accent" className="shrink-0">
        {t('demo.action')}
      </LinkButton>
    </section>
  )
}
