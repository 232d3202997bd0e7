import { useLocation } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Illustration } from '../../ui/faces/illustration.tsx'
import { isWithin } from './sections.ts'

/** Sections whose items are taken down, with their names. */
const sections = [
  [paths.jobs(), 'shell:jobs'],
  [paths.studyMaterials(), 'shell:materials'],
  [paths.courses(), 'shell:courses'],
  [paths.videos(), 'shell:videos'],
] as const

/** Not-found page, or with 410 the page of an item that was taken down, which leads to its section. */
export function NotFound({ status = 404 }: { status?: 404 | 410 }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const name = status === 410 ? 'gone' : 'notFound'
  const section = status === 410 && sections.find(([path]) => isWithin(path, pathname))
  return (
    <div className="mx-auto max-w-xl py-10 text-center">
      <PageHead title={t(`${name}.title`)} description={t(`${name}.text`)} index={false} />
      <Illustration name="not-found" className="h-36 w-48" />
      <p aria-hidden className="tabular mt-4 font-semibold text-muted">
        {status}
      </p>
      <h1 className="mt-1 text-2xl">{t(`${name}.title`)}</h1>
      <p className="mt-3 text-muted">{t(`${name}.text`)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.home()}>{t('notFound.home')}</LinkButton>
        <LinkButton to={section ? section[0] : paths.tests()} look="secondary">
          {section ? t(section[1]) : t('notFound.tests')}
        </LinkButton>
      </div>
    </div>
  )
}
