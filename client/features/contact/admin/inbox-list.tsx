import { Search } from 'lucide-react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import type { MessageLine } from '../../../../domain/contact/office.ts'
import { contactTopics, inboxStates } from '../../../../domain/contact/topics.ts'
import { onlySet, withCursor } from '../../../ui/list-address.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { countText } from '../../../office/count-text.ts'
import { ChoiceLinks } from '../../../office/list/choice-links.tsx'
import { When } from '../../../office/list/changed.tsx'
import { Paging } from '../../../office/list/paging.tsx'
import { useAppliedFilters } from '../../../ui/applied-filters.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import type { InboxListData } from './load-inbox.ts'

/** Messages of the contact form: by state, topic and search. */
export function InboxList({ data }: { data: InboxListData }) {
  const { t } = useTranslation('activities')
  const isLoading = useNavigation().state === 'loading'
  const { page, filters, isFirst, now } = data
  const number = countText(page.count)
  return (
    <div className="grid grid-cols-1 gap-3">
      <States data={data} />
      <Filters data={data} />
      <p role="status" className="text-sm text-muted">
        {t('messages.count', { count: page.count, number })}
        {filters.q && ` · ${t('messages.found')}`}
      </p>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? (
          <Nothing data={data} />
        ) : (
          <ul>
            {page.items.map((message) => (
              <Line key={message.id} message={message} now={now} />
            ))}
          </ul>
        )}
      </div>
      <Paging
        label={t('pages')}
        first={isFirst ? null : addressOf(filters, null)}
        next={page.next && addressOf(filters, page.next)}
      />
    </div>
  )
}

const addressOf = (filters: Partial<InboxListData['filters']>, cursor: string | null): string =>
  officePaths.adminActivities() + withCursor(onlySet({ tab: 'messages', ...filters }) as Record<string, string>, cursor)

function States({ data: { filters } }: { data: InboxListData }) {
  const { t } = useTranslation('activities')
  const shown = filters.q ? undefined : (filters.state ?? 'new')
  const { q: _, ...others } = filters
  const choices = inboxStates.map((state) => ({
    to: addressOf({ ...others, state }, null),
    label: t(`messages.states.${state}`),
    isShown: state === shown,
  }))
  return <ChoiceLinks label={t('messages.states.label')} choices={choices} />
}

function Filters({ data: { filters } }: { data: InboxListData }) {
  const { t } = useTranslation('activities')
  const { pathname } = useLocation()
  const { form, onChange, onBlur } = useAppliedFilters()
  return (
    <Form
      ref={form}
      method="get"
      action={pathname}
      autoComplete="off"
      onChange={onChange}
      onBlur={onBlur}
      role="search"
      aria-label={t('messages.searchButton')}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
    >
      <HiddenFields fields={{ tab: 'messages', ...(filters.state && { state: filters.state }) }} />
      <input
        key={filters.q}
        type="search"
        name="q"
        defaultValue={filters.q}
        maxLength={200}
        aria-label={t('messages.search')}
        placeholder={t('messages.search')}
        className="field min-h-10! py-1!"
      />
      <Button type="submit" look="secondary" className="min-h-10! py-1! sm:order-last">
        <Search aria-hidden className="size-5" />
        <span className="max-sm:sr-only">{t('messages.searchButton')}</span>
      </Button>
      <select
        name="topic"
        aria-label={t('messages.topic')}
        defaultValue={filters.topic ?? ''}
        className="field col-span-full min-h-10! py-1! sm:col-span-1"
      >
        <option value="">{t('messages.anyTopic')}</option>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`contact:topics.${topic}`)}
          </option>
        ))}
      </select>
    </Form>
  )
}

function Line({ message, now }: { message: MessageLine; now: number }) {
  const { t } = useTranslation('activities')
  const { id, reference, name, topic, subject, language, state, createdAt } = message
  return (
    <li className="relative border-b border-hairline py-2 hover:bg-sunken">
      <p className="flex items-baseline gap-3">
        <Link
          to={officePaths.adminMessage(id)}
          lang={language}
          className="min-w-0 truncate font-semibold text-ink after:absolute after:inset-0 hover:underline"
        >
          {subject}
        </Link>
        <span className="ms-auto shrink-0 text-sm text-muted">
          <When at={createdAt} now={now} />
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span lang={writtenLanguage(name)} className="min-w-0 truncate">
          {name}
        </span>
        <span>{t(`contact:topics.${topic}`)}</span>
        <span className="tabular">{reference}</span>
        {state !== 'new' && state !== 'read' && <Badge>{t(`messages.stateOf.${state}`)}</Badge>}
      </p>
    </li>
  )
}

function Nothing({ data: { filters } }: { data: InboxListData }) {
  const { t } = useTranslation('activities')
  if (filters.q) return <EmptyState text={t('messages.noMatch')} />
  const isNew = (filters.state ?? 'new') === 'new' && filters.topic === undefined
  return (
    <EmptyState title={t('messages.empty.title')} text={t(isNew ? 'messages.empty.new' : 'messages.empty.other')} />
  )
}
