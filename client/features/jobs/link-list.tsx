import { ExternalLink } from 'lucide-react'
import type { JobLink } from '../../../domain/jobs/contract.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'

/** Links with domain, official mark and the day of the last check. */
export function LinkList({ links }: { links: JobLink[] }) {
  const { t } = useTranslation('job')
  const { date } = useFormat()
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {links.map(({ url, label, official, checkedAt }) => (
        <li key={url} className="py-2">
          <div className="flex flex-wrap items-center gap-x-3">
            <a
              href={url}
              target="_blank"
              rel="noreferrer nofollow"
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <span>
                <BilingualText text={label} />
              </span>
              <ExternalLink aria-hidden className="size-5 shrink-0" />
            </a>
            <Badge tone={official ? 'success' : 'neutral'}>{t(official ? 'links.official' : 'links.unofficial')}</Badge>
          </div>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <span className="min-w-0">{new URL(url).hostname}</span>
            <span className="tabular">{t('links.checked', { date: date(checkedAt) })}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
