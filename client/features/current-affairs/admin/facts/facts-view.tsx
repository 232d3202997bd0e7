import { Form, Link } from 'react-router'
import { type Fact, type FactList, type FactsQuery } from '../../../../../domain/current-affairs/facts.ts'
import { factKinds, factViews } from '../../../../../domain/current-affairs/kinds.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FailedNotice } from '../failed-notice.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { FactDates } from './fact-dates.tsx'

type Props = { query: FactsQuery; list: FactList; answer: OfficeAnswer | undefined }

const addressOf = (query: FactsQuery): string => {
  const given = Object.entries(query).filter(([, value]) => value)
  return `${officePaths.adminMaterials()}?${new URLSearchParams([['tab', 'facts'], ...(given as [string, string][])])}`
}

/** Facts with their dates, by view: all, expiring, expired or unchecked. */
export function FactsView({ query, list, answer }: Props) {
  const { t } = useTranslation('affairEditor')
  return (
    <div className="grid gap-4">
      <p className="max-w-reading text-muted">{t('facts.intro')}</p>
      <FactFilters query={query} list={list} />
      <FailedNotice answer={answer} intents={['check-fact']} />
      {list.items.length === 0 ? (
        <EmptyState title={t('facts.none')} text={t('facts.noneText')} />
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {list.items.map((fact) => (
            <FactRow key={fact.id} fact={fact} />
          ))}
        </ul>
      )}
      {list.next !== null && (
        <LinkButton to={addressOf({ ...query, cursor: list.next })} look="secondary" className="justify-self-center">
          {t('facts.next')}
        </LinkButton>
      )}
    </div>
  )
}

/** Views of the list as links, and a search. */
function FactFilters({ query, list }: Pick<Props, 'query' | 'list'>) {
  const { t } = useTranslation('affairEditor')
  const view = query.view ?? 'all'
  const counts: Partial<Record<string, number>> = {
    flagged: list.flagged,
    expiring: list.expiring,
    expired: list.expired,
  }
  return (
    <>
      <nav aria-label={t('facts.filter')}>
        <ul className="flex flex-wrap gap-2">
          {factViews.map((each) => (
            <li key={each}>
              <Link
                to={addressOf({ ...query, view: each === 'all' ? undefined : each, cursor: undefined })}
                aria-current={each === view ? 'page' : undefined}
                className={`${compactButton} no-underline aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft`}
              >
                {t(`facts.views.${each}`)}
                {counts[each] ? <span className="tabular text-warning">{counts[each]}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form method="get" action={officePaths.adminMaterials()} className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="tab" value="facts" />
        {query.view && <input type="hidden" name="view" value={query.view} />}
        <input
          type="search"
          name="q"
          aria-label={t('facts.search')}
          placeholder={t('facts.search')}
          defaultValue={query.q ?? ''}
          maxLength={100}
          className="field min-h-9 pointer-coarse:min-h-11 w-64 py-1"
        />
        <select
          name="kind"
          aria-label={t('facts.kind')}
          defaultValue={query.kind ?? ''}
          className="field min-h-9 pointer-coarse:min-h-11 w-auto py-1"
        >
          <option value="">{t('facts.anyKind')}</option>
          {factKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`facts.kinds.${kind}`)}
            </option>
          ))}
        </select>
        <button type="submit" className={compactButton}>
          {t('facts.filter')}
        </button>
      </form>
    </>
  )
}

const tones = { upcoming: 'neutral', valid: 'success', expiring: 'primary', expired: 'danger' } as const

function FactRow({ fact }: { fact: Fact }) {
  const { t } = useTranslation('affairEditor')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow max-md:basis-full md:basis-0">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Link to={officePaths.adminFact(fact.id)} className="link font-semibold">
            <BilingualText text={fact.subject} />
          </Link>
          <span className="text-sm text-muted">{t(`facts.kinds.${fact.kind}`)}</span>
          {fact.state !== 'valid' && <Badge tone={tones[fact.state]}>{t(`facts.states.${fact.state}`)}</Badge>}
          {fact.flagged > 0 && <Badge tone="warning">{t('facts.flagged', { count: fact.flagged })}</Badge>}
        </div>
        <p>
          <BilingualText text={fact.statement} />
        </p>
        <FactDates fact={fact} />
      </div>
      {fact.state !== 'expired' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="check-fact" />
          <input type="hidden" name="id" value={fact.id} />
          <input type="hidden" name="revision" value={fact.revision} />
          <button type="submit" aria-label={`${t('facts.check')}: ${fact.subject.en}`} className={compactButton}>
            {t('facts.check')}
          </button>
        </Form>
      )}
    </li>
  )
}
