import { useTranslation } from '../../i18n/use-translation.ts'
import { isRouteErrorResponse } from 'react-router'
import type { ErrorBody } from '../../../domain/errors.ts'
import { paths } from '../../../domain/paths.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { Illustration } from '../../ui/faces/illustration.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { isLostScript, useReloadOnce } from './error-reload.ts'
import { isNetworkError } from './unsent.ts'

const NotFound = lazyPart(() => import('./not-found.tsx'), 'NotFound', <PageSkeleton />)

/** Message of an error: translated for the product's own codes, else the error's text, never the stack. */
const useMessage = (error: unknown): string => {
  const { t } = useTranslation('errors')
  const body = isRouteErrorResponse(error) ? (error.data as Partial<ErrorBody> | null) : null
  if (body?.code) return t(body.code)
  if (isRouteErrorResponse(error) && error.status === 405) return t('input.method')
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (isLostScript(error)) return t('common:crash.lost')
  if (isNetworkError(error)) return t('shell:connection.offline')
  return error instanceof Error ? error.message : t('platform.internal')
}

/** Error screen of the router. A 404 or 410 shows the not-found page instead. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const message = useMessage(error)
  if (useReloadOnce(error)) return <PageSkeleton />
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410))
    return <NotFound status={error.status} />
  return (
    <div className="mx-auto max-w-xl py-10 text-center">
      <PageHead title={t('crash.title')} description={t('crash.safe')} index={false} />
      <Illustration name="offline" className="h-36 w-48" />
      <h1 className="mt-4 text-2xl">{t('crash.title')}</h1>
      <p role="alert" className="mt-4 rounded-md border border-hairline bg-sunken p-4">
        {message}
      </p>
      <p className="mt-4 text-muted">{t('crash.safe')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>{t('crash.retry')}</Button>
        {/* A full load, because the error may have broken the router. */}
        <a href={paths.home()} className="link inline-flex min-h-11 items-center px-3">
          {t('crash.home')}
        </a>
      </div>
    </div>
  )
}
