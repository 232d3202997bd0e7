import type { ComponentType } from 'react'
import type { Activity } from '../../../../domain/activities/contract.ts'
import type { EntryOf, TimelineEntry, TimelineKind } from '../../../../domain/students/timeline.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { When } from '../../../office/list/changed.tsx'
import { AttemptRow } from './attempt-row.tsx'
import { NoticeRow } from './notice-row.tsx'
import { OrderRow, RefundRow } from './purchase-rows.tsx'
import { AccessRow, CertificateRow, ChallengeRow, MailRow, MessageRow, ReportRow, SignInRow } from './source-rows.tsx'

type Drawing = { now: number; ActivityFacts: ComponentType<{ activity: Activity }> }
type Props = { entry: TimelineEntry } & Drawing

export type RowProps<Kind extends TimelineKind> = { entry: EntryOf<Kind> } & Drawing

function NoteRow({ entry: { text, by } }: RowProps<'note'>) {
  const { t } = useTranslation('studentPage')
  return (
    <>
      <p lang={writtenLanguage(text)} className="max-w-reading whitespace-pre-wrap">
        {text}
      </p>
      <p className="text-sm text-muted">{t('timeline.by', { name: by ?? t('timeline.former') })}</p>
    </>
  )
}

function ActivityRow({ entry: { activity }, ActivityFacts }: RowProps<'act'>) {
  const { t } = useTranslation('studentPage')
  const { actor, act } = activity
  const isOwn = actor !== null && actor.id === activity.person?.id
  return (
    <>
      <p>
        {t(`activities:acts.${act}`)}
        {!isOwn && (
          <span className="text-muted">
            {' · '}
            {actor ? (actor.name ?? t('timeline.former')) : t('timeline.product')}
          </span>
        )}
      </p>
      <ActivityFacts activity={{ ...activity, requestId: null }} />
    </>
  )
}

const rows: { [Kind in TimelineKind]: ComponentType<RowProps<Kind>> } = {
  attempt: AttemptRow,
  access: AccessRow,
  order: OrderRow,
  refund: RefundRow,
  report: ReportRow,
  challenge: ChallengeRow,
  message: MessageRow,
  certificate: CertificateRow,
  sign_in: SignInRow,
  account: ActivityRow,
  act: ActivityRow,
  note: NoteRow,
  mail: MailRow,
  notice: NoticeRow,
  look: ActivityRow,
}

/** One entry: when, what kind, and what. */
export function TimelineRow({ entry, ...drawing }: Props) {
  const { t } = useTranslation('studentPage')
  const Row = rows[entry.kind] as ComponentType<{ entry: TimelineEntry } & Drawing>
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 sm:grid-cols-[8rem_1fr]">
      <div className="flex flex-wrap gap-x-3 text-sm text-muted max-sm:col-span-full sm:flex-col">
        <span className="font-semibold">{t(`timeline.entry.${entry.kind}`)}</span>
        <When at={entry.at} now={drawing.now} />
      </div>
      <div className="min-w-0 [overflow-wrap:anywhere] max-sm:col-span-full">
        <Row entry={entry} {...drawing} />
      </div>
    </li>
  )
}
