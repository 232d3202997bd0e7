import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { KindCounts, OfficeOverview, OwnDraft } from '../../../domain/office/contract.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { countText } from '../../office/count-text.ts'
import { ItemTitle } from '../../office/frame/item-title.tsx'
import { officeKinds } from '../../office/frame/kinds.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** First page of the office: below `lead`, drafts that the administrator changed last, and numbers of items by kind. */
export function StartPage({ drafts, counts, lead }: OfficeOverview & { lead: ReactNode }) {
  const { t } = useTranslation('officeFrame')
  return (
    <>
      <PageHeading
        title={t('start.title')}
        action={<LinkButton to={officePaths.adminJobNew()}>{t('create.jobs')}</LinkButton>}
      />
      {lead}
      <PageBody className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section>
          <h2 className="text-lg">{t('start.drafts')}</h2>
          {drafts.length > 0 ? <DraftList drafts={drafts} /> : <EmptyState text={t('start.noDrafts')} />}
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton look="secondary" to={officePaths.adminCurrentAffairs()}>
              {t('start.affairs')}
            </LinkButton>
            <LinkButton look="secondary" to={`${officePaths.adminActivities()}?tab=messages`}>
              {t('start.messages')}
            </LinkButton>
          </div>
        </section>
        <section>
          <h2 className="text-lg">{t('start.content')}</h2>
          <CountTable counts={counts} />
        </section>
      </PageBody>
    </>
  )
}

const rowClass = 'flex min-h-14 items-center gap-3 px-1 py-1.5 -outline-offset-2'

function DraftList({ drafts }: { drafts: readonly OwnDraft[] }) {
  const { t } = useTranslation('officeFrame')
  const { dateTime } = useFormat()
  return (
    <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
      {drafts.map(({ kind, id, title, state, changedAt }) => {
        const { icon: Icon, address } = officeKinds[kind]
        return (
          <li key={`${kind}.${id}`}>
            <Link to={address(id)} className={`${rowClass} hover:bg-primary-soft`}>
              <Icon aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 grow">
                <span className="line-clamp-1 font-semibold [overflow-wrap:anywhere]">
                  <ItemTitle title={title} />
                </span>
                <span className="block text-sm text-muted">
                  {[t(`kinds.${kind}`), t(`states.${state}`), dateTime(changedAt)].join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function CountTable({ counts }: { counts: readonly KindCounts[] }) {
  const { t } = useTranslation('officeFrame')
  return (
    <table className="mt-2 w-full border-y border-hairline">
      <thead className="text-sm text-muted">
        <tr>
          <th className="py-1.5 text-start font-normal">{t('start.kind')}</th>
          <th className="text-end font-normal">{t('start.published')}</th>
          <th className="text-end font-normal">{t('start.open')}</th>
          <th className="text-end font-normal">{t('start.scheduled')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ kind, published, drafts, scheduled }) => {
          const { list } = officeKinds[kind]
          return (
            <tr key={kind} className="border-t border-hairline">
              <th className="py-1.5 text-start font-normal">
                <Link to={list} className="link">
                  {t(`kinds.${kind}`)}
                </Link>
              </th>
              <td className="text-end">{countText(published)}</td>
              <td className="text-end">{countText(drafts)}</td>
              <td className="text-end">{countText(scheduled)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
