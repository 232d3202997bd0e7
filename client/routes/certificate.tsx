import { data } from 'react-router'
import { ApiError, unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { CheckResult, type CheckOutcome } from '../features/courses/certificate-check.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/certificate.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['certificates'],
  audience: 'everyone',
} satisfies PageHandle

const refusals: Record<number, CheckOutcome> = { 404: { state: 'unknown' }, 429: { state: 'limited' } }

/** Certificates are not cached: only the holder of the code may see the name. */
const headersOfPage = { 'cache-control': 'no-store' }

export const loader = async ({ params: { code }, context }: Route.LoaderArgs) => {
  const call = unwrap(context.get(apiContext).certificates[':code'].$get({ param: { code: code.slice(0, 64) } }))
  try {
    const outcome: CheckOutcome = { state: 'found', found: await call }
    return data({ outcome, code }, { headers: headersOfPage })
  } catch (error) {
    const outcome = error instanceof ApiError ? refusals[error.status] : undefined
    if (!outcome || !(error instanceof ApiError)) return load(Promise.reject(error as Error))
    return data({ outcome, code }, { status: error.status, headers: headersOfPage })
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Certificate({ loaderData: { outcome, code } }: Route.ComponentProps) {
  const { t } = useTranslation('certificates')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="max-w-2xl">
        <h1 className="mb-4 text-2xl md:text-3xl">{t('title')}</h1>
        <CheckResult outcome={outcome} entered={code} />
      </div>
    </div>
  )
}
