import { Search } from 'lucide-react'
import { Form, useLocation, useNavigation } from 'react-router'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { countText } from '../../../office/count-text.ts'
import { ChoiceLinks } from '../../../office/list/choice-links.tsx'
import { Paging } from '../../../office/list/paging.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { onlySet, withCursor } from '../../../ui/list-address.ts'
import { CertificateRow } from './certificate-row.tsx'
import type { CertificatesData } from './load-certificates.ts'
import type { RevocationAnswer } from './revocation-action.ts'

type Filters = CertificatesData['filters']

const addressOf = (filters: Partial<Filters>, cursor: string | null = null): string =>
  officePaths.adminCourses() +
  withCursor(onlySet({ tab: 'certificates', ...filters }) as Record<string, string>, cursor)

type Props = { data: CertificatesData; answer: RevocationAnswer | undefined }

/** Issued certificates, found by code, name or student. */
export function CertificatesTab({ data: { page, filters, isFirst, now }, answer }: Props) {
  const { t } = useTranslation('courseEditor')
  const isLoading = useNavigation().state === 'loading'
  const { q } = filters
  const kept = q === undefined ? {} : { q }
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-3">
      <ChoiceLinks
        label={t('certificates.shown')}
        choices={[
          { to: addressOf(kept), label: t('certificates.all'), isShown: filters.state === undefined },
          {
            to: addressOf({ ...kept, state: 'revoked' }),
            label: t('certificates.revoked'),
            isShown: filters.state === 'revoked',
          },
        ]}
      />
      <CertificateSearch filters={filters} />
      <p role="status" className="text-sm text-muted">
        {t('certificates.count', { count: page.count, number: countText(page.count) })}
      </p>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? (
          <EmptyState
            {...(q === undefined && filters.state === undefined && { title: t('certificates.emptyTitle') })}
            text={
              q === undefined
                ? t(filters.state ? 'certificates.noneRevoked' : 'certificates.emptyText')
                : t('certificates.noMatch', { words: q })
            }
          />
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {page.items.map((line) => (
              <CertificateRow
                key={line.code}
                line={line}
                now={now}
                answer={answer?.revocation === line.code ? answer : undefined}
              />
            ))}
          </ul>
        )}
      </div>
      <Paging
        label={t('certificates.pages')}
        first={isFirst ? null : addressOf(filters)}
        next={page.next && addressOf(filters, page.next)}
      />
    </div>
  )
}

function CertificateSearch({ filters }: { filters: Filters }) {
  const { t } = useTranslation('courseEditor')
  const { pathname } = useLocation()
  return (
    <Form method="get" action={pathname} role="search" autoComplete="off">
      <HiddenFields fields={{ tab: 'certificates', ...(filters.state && { state: filters.state }) }} />
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input
          key={filters.q}
          type="search"
          name="q"
          defaultValue={filters.q}
          maxLength={200}
          aria-label={t('certificates.search')}
          aria-describedby="certificate-search"
          className="field min-h-10! py-1!"
        />
        <Button type="submit" look="secondary" className="min-h-10! py-1!">
          <Search aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t('certificates.find')}</span>
        </Button>
      </div>
      <p id="certificate-search" className="mt-1 text-sm text-muted">
        {t('certificates.searchHint')}
      </p>
    </Form>
  )
}
