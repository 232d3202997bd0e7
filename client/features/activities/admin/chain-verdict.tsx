import { Link, useLocation } from 'react-router'
import type { ChainVerdict } from '../../../../domain/activities/contract.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Outcome of verifying the chain, with a link that verifies the next part of a long one. */
export function ChainNotice({ verdict }: { verdict: ChainVerdict }) {
  const { t } = useTranslation('activities')
  const { lastSealed, firstBroken, next, verified, hash, waiting } = verdict
  const number = groupIndian(verified)
  if (firstBroken !== null)
    return (
      <Notice tone="danger" title={t('chain.broken', { number: groupIndian(firstBroken) })}>
        {t('chain.brokenText')}
      </Notice>
    )
  if (lastSealed === 0) return <Notice>{t('chain.empty')}</Notice>
  const left = groupIndian(lastSealed - verified)
  return (
    <Notice
      tone="success"
      title={next === null ? t('chain.intact', { number }) : t('chain.intactSoFar', { number, left })}
      actions={next !== null && <Continue after={next} />}
    >
      {waiting > 0 && <p>{t('chain.waiting', { count: waiting, number: groupIndian(waiting) })}</p>}
      <p className="text-sm">{t('chain.explain')}</p>
      {hash && <p className="text-xs break-all text-muted">{t('chain.hash', { hash })}</p>}
    </Notice>
  )
}

function Continue({ after }: { after: number }) {
  const { t } = useTranslation('activities')
  const { pathname, search } = useLocation()
  const address = new URLSearchParams(search)
  address.set('verify', String(after))
  return (
    <Link to={`${pathname}?${address}`} preventScrollReset className="link inline-flex min-h-11 items-center">
      {t('chain.again', { number: groupIndian(after + 1) })}
    </Link>
  )
}
