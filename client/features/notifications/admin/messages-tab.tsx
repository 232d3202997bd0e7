import { Form, Link, useNavigation } from 'react-router'
import { broadcastStates } from '../../../../domain/notifications/broadcasts.ts'
import type { MessageLine } from '../../../../domain/notifications/office.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { countText } from '../../../office/count-text.ts'
import { ChoiceLinks } from '../../../office/list/choice-links.tsx'
import { useWhen } from '../../../office/list/changed.tsx'
import { Paging } from '../../../office/list/paging.tsx'
import { SearchLine } from '../../../office/list/search-line.tsx'
import { useListKeys } from '../../../office/list/use-list-keys.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { BroadcastBadge } from './broadcast-state.tsx'
import type { TabData } from './load-notifications.ts'
import { MailCountLinks } from './mail-counts.tsx'
import { useAudienceText, useChannelsText } from './use-audience-text.ts'

type Filters = Partial<TabData<''>['shown']['filters']>

const addressOf = (filters: Filters, cursor: string | null = null): string => {
  const search = new URLSearchParams({ ...(filters as Record<string, string>), ...(cursor && { cursor }) })
  return `${officePaths.adminNotifications()}${search.size > 0 ? `?${search}` : ''}`
}

/** Messages of the office: by state and words. */
export function MessagesTab({ data }: { data: TabData<''> }) {
  const { t } = useTranslation('broadcasts')
  const isLoading = useNavigation().state === 'loading'
  const { shown, isFirst, now } = data
  const { page, filters } = shown
  const current = useListKeys({ items: page.items, idOf: ({ id }) => id, editorOf: officePaths.adminNotification })
  const { state: _, ...words } = filters
  const choices = [undefined, ...broadcastStates].map((state) => ({
    to: addressOf({ ...words, ...(state && { state }) }),
    label: state ? t(`states.${state}`) : t('all'),
    isShown: state === filters.state,
  }))
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChoiceLinks label={t('states.label')} choices={choices} />
      <Form method="get" role="search" aria-label={t('list.search')} autoComplete="off">
        <HiddenFields fields={filters.state ? { state: filters.state } : {}} />
        <SearchLine
          label={t('list.search')}
          value={filters.q}
          clear={addressOf(filters.state ? { state: filters.state } : {})}
        />
      </Form>
      <p role="status" className="text-sm text-muted">
        {t('list.count', { count: page.count, number: countText(page.count) })}
      </p>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? (
          <Nothing isFiltered={Object.keys(filters).length > 0} />
        ) : (
          <ul>
            {page.items.map((message, index) => (
              <Line key={message.id} message={message} now={now} index={index} isCurrent={index === current} />
            ))}
          </ul>
        )}
      </div>
      <Paging
        label={t('pages')}
        first={isFirst ? null : addressOf(filters)}
        next={page.next && addressOf(filters, page.next)}
      />
    </div>
  )
}

type LineProps = { message: MessageLine; now: number; index: number; isCurrent: boolean }

function Line({ message, now, index, isCurrent }: LineProps) {
  const { t } = useTranslation('broadcasts')
  const { dateTime } = useFormat()
  const { pick } = useBilingual()
  const when = useWhen()
  const audienceText = useAudienceText()
  const channelsText = useChannelsText()
  const { id, title, state, to, at, updatedAt, by, mails } = message
  const text = pick(title) || title.en || title.hi
  return (
    <li
      data-row={index}
      aria-current={isCurrent ? 'true' : undefined}
      className="relative border-b border-hairline py-2 hover:bg-sunken aria-[current=true]:bg-primary-soft"
    >
      <p className="flex items-baseline gap-3">
        <Link
          to={officePaths.adminNotification(id)}
          lang={writtenLanguage(text)}
          className="min-w-0 truncate font-semibold text-ink after:absolute after:inset-0 hover:underline"
        >
          {text || t('untitled')}
        </Link>
        <span className="ms-auto shrink-0">
          <BroadcastBadge state={state} />
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        {at !== null && <span className="tabular text-ink">{dateTime(at)}</span>}
        <span>{audienceText(to)}</span>
        <span>{channelsText(message)}</span>
        <span>{t('list.changed', { when: when(updatedAt, now), name: by ?? t('someone') })}</span>
      </p>
      <MailCountLinks counts={mails} source={id} />
    </li>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('broadcasts')
  if (isFiltered)
    return (
      <EmptyState
        text={t('list.noMatch')}
        action={
          <LinkButton to={officePaths.adminNotifications()} look="secondary">
            {t('list.clear')}
          </LinkButton>
        }
      />
    )
  return <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />
}
