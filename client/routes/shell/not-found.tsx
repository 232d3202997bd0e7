import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../../domain/paths.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { LinkButton } from '../../ui/button.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto max-w-xl py-10 text-center">
      <PageHead title={t('notFound.title')} description={t('notFound.text')} index={false} />
      <p aria-hidden className="tabular text-4xl font-semibold text-primary">
        404
      </p>
      <h1 className="mt-2 text-2xl">{t('notFound.title')}</h1>
      <p className="mt-3 text-muted">{t('notFound.text')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.home()}>{t('notFound.home')}</LinkButton>
        <LinkButton to={paths.tests()} look="secondary">
          {t('notFound.tests')}
        </LinkButton>
      </div>
    </div>
  )
}
