import { filePaths } from '../../domain/file-paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { CheckResult } from '../features/courses/certificate-check.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { loadCheck } from '../load-check.ts'
import type { Route } from './+types/certificate.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['certificates'],
  audience: 'everyone',
} satisfies PageHandle

export const loader = ({ params: { code }, context }: Route.LoaderArgs) =>
  loadCheck(unwrap(context.get(apiContext).certificates[':code'].$get({ param: { code: code.slice(0, 64) } })))

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Certificate({ loaderData, params: { code } }: Route.ComponentProps) {
  const { t } = useTranslation('certificates')
  const { pick } = useBilingual()
  const found = loaderData.state === 'found' && loaderData.found.state === 'valid' ? loaderData.found : null
  return (
    <div className="page py-6 md:py-10">
      <PageHead
        title={found ? `${found.name}: ${pick(found.course.title)}` : t('title')}
        description={t('description')}
        index={false}
        {...(found && { shared: true, image: filePaths.certificateImage(found.code) })}
      />
      <div className={loaderData.state === 'found' ? 'max-w-4xl' : 'max-w-2xl'}>
        <h1 className="mb-4 text-2xl md:text-3xl">{t('title')}</h1>
        <CheckResult outcome={loaderData} entered={code} />
      </div>
    </div>
  )
}
