import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { type Fact, type FactList, type FactsQuery } from '../../../../../domain/current-affairs/facts.ts'
import { factKinds, factViews } from '../../../../../domain/current-affairs/kinds.ts'
import { startOfDayInIndia } from '../../../../../domain/india.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FailedNotice } from '../failed-notice.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { FactForm } from './fact-form.tsx'

type Props = { query: FactsQuery; list: FactList; answer: OfficeAnswer | undefined }

const addressOf = (query: FactsQuery): string => {
  const given = Object.entries(query).filter(([, value]) => value)
  return `${officePaths.adminMaterials()}?${new URLSearchParams([['tab', 'facts'], ...(given as [string, string][])])}`
}

/** Facts with their dates, by view: all, expiring, expired or unchecked. */
export function FactsView({ query, list, answer }: Props) {
  const { t } = useTranslation('affairEditor')
  const isNewRefused = answer?.intent === 'save-fact' && answer.id === ''
  return (
    <div className="grid gap-4">
      <p className="max-w-reading text-muted">{t('facts.intro')}</p>
      <details className="card px-3 py-2" open={isNewRefused}>
        <summary className="cursor-pointer font-semibold">{t('facts.add')}</summary>
        <FactForm fact={null} answer={answer} />
      </details>
      <FactFilters query={query} list={list} />
      <FailedNotice answer={answer} intents={['check-fact', 'delete-fact']} />
      {list.items.length === 0 ? (
        <EmptyState title={t('facts.none')} text={t('facts.noneText')} />
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {list.items.map((fact) => (
            <FactRow key={fact.id} fact={fact} answer={answer} />
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
  const counts: Partial<Record<string, number>> = { expiring: list.expiring, expired: list.expired }
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

/** Folds a form once what it sent is saved; a revision of another origin leaves it open. */
const useFoldAfterSave = (revision: number) => {
  const fold = useRef<HTMLDetailsElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current && fold.current) fold.current.open = false
    isSent.current = false
  }, [revision])
  return { fold, onSubmit: () => void (isSent.current = true) }
}

function FactRow({ fact, answer }: { fact: Fact; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('affairEditor')
  const isRefused = answer?.intent === 'save-fact' && answer.id === fact.id
  const { fold, onSubmit } = useFoldAfterSave(fact.revision)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow max-md:basis-full md:basis-0">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <strong>
            <BilingualText text={fact.subject} />
          </strong>
          <span className="text-sm text-muted">{t(`facts.kinds.${fact.kind}`)}</span>
          {fact.state !== 'valid' && <Badge tone={tones[fact.state]}>{t(`facts.states.${fact.state}`)}</Badge>}
        </div>
        <p>
          <BilingualText text={fact.statement} />
        </p>
        <FactDates fact={fact} />
      </div>
      <div className="flex flex-wrap items-start gap-2 has-[details[open]]:basis-full">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="check-fact" />
          <input type="hidden" name="id" value={fact.id} />
          <input type="hidden" name="revision" value={fact.revision} />
          <button type="submit" className={compactButton}>
            {t('facts.check')}
          </button>
        </Form>
        <details ref={fold} open={isRefused} onSubmit={onSubmit} className="open:basis-full">
          <summary className="inline-flex min-h-9 cursor-pointer items-center px-2 text-sm text-primary pointer-coarse:min-h-11">
            {t('facts.edit')}
          </summary>
          <FactForm fact={fact} answer={answer} />
          {fact.uses === 0 && (
            <ConfirmForm
              fields={{ intent: 'delete-fact', id: fact.id, revision: String(fact.revision) }}
              button={t('facts.delete')}
              label={`${t('facts.delete')}: ${fact.subject.en}`}
              title={t('facts.deleteTitle')}
              text={t('facts.deleteText')}
              keep={t('facts.keep')}
            />
          )}
        </details>
      </div>
    </li>
  )
}

function FactDates({ fact }: { fact: Fact }) {
  const { t } = useTranslation('affairEditor')
  const { date } = useFormat()
  const parts = [
    fact.validFrom && t('facts.from', { date: date(startOfDayInIndia(fact.validFrom)) }),
    fact.validTo && t('facts.until', { date: date(startOfDayInIndia(fact.validTo)) }),
    fact.source,
    t('facts.checked', { date: date(fact.checkedAt) }),
    fact.uses > 0 && t('facts.uses', { count: fact.uses }),
  ].filter(Boolean)
  return <p className="tabular text-sm text-muted">{parts.join(' · ')}</p>
}
