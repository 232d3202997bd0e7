import { RotateCw } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { noticeMailStates, type NoticeMailState } from '../../../../domain/notifications/mails.ts'
import type { BouncedAddress, MailLine } from '../../../../domain/notifications/office.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { countText } from '../../../office/count-text.ts'
import { ChoiceLinks } from '../../../office/list/choice-links.tsx'
import { When } from '../../../office/list/changed.tsx'
import { Paging } from '../../../office/list/paging.tsx'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HiddenFields, isSent } from '../../../ui/hidden-fields.tsx'
import type { TabData } from './load-notifications.ts'
import { useKindText } from './use-kind-text.ts'
import { useReasonText } from './use-reason-text.ts'

type Data = TabData<'delivery'>

/** Mails of notices by state: of one notice, or of all. */
export function DeliveryTab({ data }: { data: Data }) {
  const { t } = useTranslation('broadcasts')
  const { shown, isFirst, now } = data
  const { page, filters, bounced } = shown
  const address = (cursor: string | null = null) =>
    `${officePaths.adminNoticeMails(filters.state, filters.source)}${cursor ? `&${new URLSearchParams({ cursor })}` : ''}`
  return (
    <div className="grid grid-cols-1 gap-3">
      <States data={data} />
      <p className="max-w-reading text-sm text-muted">{t(`mails.hints.${filters.state}`)}</p>
      {page.items.length > 0 && <AgainAll state={filters.state} source={filters.source} />}
      {page.items.length === 0 ? (
        <EmptyState text={t('mails.empty')} />
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {page.items.map((mail) => (
            <MailRow key={mail.id} mail={mail} now={now} />
          ))}
        </ul>
      )}
      <Paging label={t('pages')} first={isFirst ? null : address()} next={page.next && address(page.next)} />
      {bounced && isFirst && <Bounces addresses={bounced} />}
    </div>
  )
}

function States({ data: { shown } }: { data: Data }) {
  const { t } = useTranslation('broadcasts')
  const { counts, filters } = shown
  const { source, state: current } = filters
  const choices = noticeMailStates
    .filter((state) => state !== 'sent' || source !== undefined)
    .map((state) => ({
      to: officePaths.adminNoticeMails(state, source),
      label: `${t(`mails.states.${state}`)} ${countText(counts[state] ?? 0)}`,
      isShown: state === current,
    }))
  return (
    <>
      {source !== undefined && (
        <p className="flex flex-wrap gap-x-3">
          <span>{t('mails.of')}</span>
          <Link to={officePaths.adminNoticeMails(current === 'sent' ? 'failed' : current)} className="link">
            {t('mails.ofAll')}
          </Link>
        </p>
      )}
      <ChoiceLinks label={t('mails.label')} choices={choices} />
    </>
  )
}

const isRepeatable = (state: NoticeMailState): state is 'failed' | 'unknown' =>
  state === 'failed' || state === 'unknown'

function AgainAll({ state, source }: { state: NoticeMailState; source: string | undefined }) {
  const { t } = useTranslation('broadcasts')
  if (!isRepeatable(state)) return null
  const isUnknown = state === 'unknown'
  return (
    <ConfirmForm
      fields={{ intent: 'send-again', state, ...(source && { source }) }}
      button={t('mails.againAll')}
      title={t(isUnknown ? 'mails.doubleTitle' : 'mails.againTitle')}
      text={isUnknown ? `${t('mails.doubleText')} ${t('mails.againText')}` : t('mails.againText')}
      keep={t('mails.keep')}
      look={isUnknown ? 'danger' : 'secondary'}
    />
  )
}

function MailRow({ mail, now }: { mail: MailLine; now: number }) {
  const { t } = useTranslation('broadcasts')
  const kindText = useKindText()
  const reasonText = useReasonText()
  const { kind, state, reason, attempts, at, student } = mail
  const name = student?.name || t('mails.unnamed')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {student ? (
            <Link to={officePaths.adminStudent(student.uid)} lang={writtenLanguage(name)} className="link">
              {name}
            </Link>
          ) : (
            <span className="text-muted">{t('mails.gone')}</span>
          )}
          {student && <span className="text-sm text-muted [overflow-wrap:anywhere]">{student.maskedEmail}</span>}
          <span className="text-sm text-muted">
            <When at={at} now={now} />
          </span>
        </p>
        <p className="text-sm text-muted">
          {[kindText(kind), reason && reasonText(reason), attempts > 0 && t('mails.tries', { count: attempts })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isRepeatable(state) && <Again mail={mail} state={state} name={name} />}
    </li>
  )
}

function Again({ mail, state, name }: { mail: MailLine; state: 'failed' | 'unknown'; name: string }) {
  const { t } = useTranslation('broadcasts')
  const fields = { intent: 'send-again', state, id: mail.id }
  const isBusy = isSent(useNavigation().formData, fields)
  if (state === 'unknown')
    return (
      <ConfirmForm
        fields={fields}
        button={t('mails.again')}
        label={t('mails.againOf', { name })}
        title={t('mails.doubleTitle')}
        text={t('mails.doubleText')}
        keep={t('mails.keep')}
      />
    )
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={fields} />
      <button type="submit" disabled={isBusy} aria-label={t('mails.againOf', { name })} className={compactButton}>
        <RotateCw aria-hidden className="size-4" /> {t('mails.again')}
      </button>
    </Form>
  )
}

function Bounces({ addresses }: { addresses: readonly BouncedAddress[] }) {
  const { t } = useTranslation('broadcasts')
  return (
    <section>
      <h2 className="text-lg">{t('bounces.title')}</h2>
      <p className="max-w-reading text-sm text-muted">{t(addresses.length > 0 ? 'bounces.text' : 'bounces.empty')}</p>
      <ul className="divide-y divide-hairline">
        {addresses.map(({ uid, name, maskedEmail }) => {
          const shown = name || t('mails.unnamed')
          return (
            <li key={uid} className="flex flex-wrap items-center gap-x-4 py-2">
              <Link to={officePaths.adminStudent(uid)} lang={writtenLanguage(shown)} className="link">
                {shown}
              </Link>
              <span className="min-w-0 grow text-sm text-muted [overflow-wrap:anywhere]">{maskedEmail}</span>
              <Form method="post" preventScrollReset>
                <HiddenFields fields={{ intent: 'clear-address', id: uid }} />
                <button type="submit" aria-label={t('bounces.clearOf', { name: shown })} className={compactButton}>
                  {t('bounces.clear')}
                </button>
              </Form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
