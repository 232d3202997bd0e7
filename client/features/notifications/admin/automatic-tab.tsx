import { Form, useNavigation } from 'react-router'
import { messageKinds, noticeKinds, type NoticeKind } from '../../../../domain/notifications/kinds.ts'
import type { AutomaticLine } from '../../../../domain/notifications/office.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FilterChoice } from '../../../office/list/filter-fold.tsx'
import { Paging } from '../../../office/list/paging.tsx'
import { useAppliedFilters } from '../../../ui/applied-filters.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { BroadcastBadge } from './broadcast-state.tsx'
import type { TabData } from './load-notifications.ts'
import { MailCountLinks } from './mail-counts.tsx'
import { StopForm } from './stop-form.tsx'
import { useAudienceText, useChannelsText } from './use-audience-text.ts'
import { useKindText } from './use-kind-text.ts'

const kinds = noticeKinds.filter((kind) => !(messageKinds as readonly NoticeKind[]).includes(kind))

const addressOf = (kind: NoticeKind | undefined, cursor: string | null = null): string =>
  `${officePaths.adminNotifications()}?${new URLSearchParams({ tab: 'automatic', ...(kind && { kind }), ...(cursor && { cursor }) })}`

/** Notices that events made for many students. */
export function AutomaticTab({ data: { shown, isFirst } }: { data: TabData<'automatic'> }) {
  const { t } = useTranslation('broadcasts')
  const kindText = useKindText()
  const { form, onChange, onBlur } = useAppliedFilters()
  const { page, filters } = shown
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-reading text-muted">{t('automatic.intro')}</p>
      <Form ref={form} method="get" onChange={onChange} onBlur={onBlur} className="flex flex-wrap items-end gap-2">
        <HiddenFields fields={{ tab: 'automatic' }} />
        <FilterChoice
          name="kind"
          label={t('automatic.kind')}
          value={filters.kind}
          options={kinds.map((kind) => [kind, kindText(kind)] as const)}
        />
        <Button type="submit" look="secondary" className="min-h-10! py-1!">
          {t('common:list.apply')}
        </Button>
      </Form>
      {page.items.length === 0 ? (
        <EmptyState text={t('automatic.empty')} />
      ) : (
        <ul>
          {page.items.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
      <Paging
        label={t('pages')}
        first={isFirst ? null : addressOf(filters.kind)}
        next={page.next && addressOf(filters.kind, page.next)}
      />
    </div>
  )
}

function Line({ line }: { line: AutomaticLine }) {
  const { t } = useTranslation('broadcasts')
  const { dateTime } = useFormat()
  const { pick } = useBilingual()
  const audienceText = useAudienceText()
  const channelsText = useChannelsText()
  const isBusy = useNavigation().formData?.get('id') === line.id
  const { id, title, state, at, to, link, mails } = line
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-hairline py-2" aria-busy={isBusy}>
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold [overflow-wrap:anywhere]">{pick(title)}</span>
          <BroadcastBadge state={state} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {at !== null && <span className="tabular text-ink">{dateTime(at)}</span>}
          <span>{audienceText(to)}</span>
          <span>{channelsText(line)}</span>
          {link && <span className="[overflow-wrap:anywhere]">{t('automatic.page', { link })}</span>}
        </p>
        <MailCountLinks counts={mails} source={id} />
      </div>
      {state !== 'stopped' && <StopForm id={id} title={pick(title)} />}
    </li>
  )
}
