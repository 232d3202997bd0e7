import {
  FileClock,
  GitCompare,
  Hourglass,
  ReceiptIndianRupee,
  KeyRound,
  CalendarClock,
  ServerCrash,
  CalendarCheck2,
  BookType,
  Languages,
  Layers,
  MailWarning,
  MessageSquare,
  Radio,
  Scale,
  SearchX,
  BadgeAlert,
  Undo2,
  Unplug,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import type { DueItem, DueLine, DueName } from '../../../domain/dashboard/contract.ts'
import { countedTo } from '../../../domain/lists.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { countText } from '../../office/count-text.ts'
import { ItemTitle } from '../../office/frame/item-title.tsx'
import { PageBody } from '../../office/frame/page-body.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { listOf, placeOf } from './due-links.ts'

const icons: Record<DueName, LucideIcon> = {
  jobDates: CalendarClock,
  liveTests: Radio,
  shifts: Layers,
  messages: MessageSquare,
  stuckOrders: ReceiptIndianRupee,
  differences: GitCompare,
  reports: BadgeAlert,
  challenges: Scale,
  keySuspects: KeyRound,
  refunds: Undo2,
  scheduled: CalendarCheck2,
  tasks: ServerCrash,
  mails: MailWarning,
  letters: Unplug,
  factUses: FileClock,
  facts: Hourglass,
  stale: Languages,
  untranslated: BookType,
  searches: SearchX,
}

/** Items of a line that are shown unfolded. */
const shownItems = 5

/** Due work of the office: a line for each kind, linked to its list. */
export function DueToday({ lines, now }: { lines: readonly DueLine[]; now: number }) {
  const { t } = useTranslation('dashboard')
  return (
    <PageBody>
      <h2 className="text-lg">{t('due.title')}</h2>
      {lines.length === 0 ? (
        <EmptyState text={t('due.nothing')} />
      ) : (
        <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
          {lines.map((line) => (
            <Line key={`${line.name}.${line.kind}`} line={line} now={now} />
          ))}
        </ul>
      )}
    </PageBody>
  )
}

function Line({ line, now }: { line: DueLine; now: number }) {
  const { name, kind, count, items } = line
  const { t } = useTranslation('dashboard')
  const frame = useTranslation('officeFrame')
  const Icon = icons[name]
  const to = listOf(line)
  // The sentence of a count above the limit names it as "1,000+".
  const sentence = t(`due.${name}`, { count }).replace(
    String(count),
    count > countedTo ? countText(count) : String(count),
  )
  const text = kind ? `${sentence} · ${frame.t(`kinds.${kind}`)}` : sentence
  const row = (
    <>
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow">{text}</span>
    </>
  )
  const rowClass = 'flex min-h-12 items-center gap-3 px-1 py-1.5 -outline-offset-2'
  return (
    <li>
      {to ? (
        <Link to={to} className={`${rowClass} hover:bg-primary-soft`}>
          {row}
        </Link>
      ) : (
        <div className={rowClass}>{row}</div>
      )}
      <NamedItems line={line} items={items.slice(0, shownItems)} now={now} />
      {items.length > shownItems && (
        <details className="pb-2">
          <summary className="ms-9 inline-flex min-h-11 cursor-pointer items-center text-sm text-primary">
            {t('due.more', { count: items.length - shownItems })}
          </summary>
          <NamedItems line={line} items={items.slice(shownItems)} now={now} />
        </details>
      )}
    </li>
  )
}

function NamedItems({ items, ...rest }: { line: DueLine; items: DueItem[]; now: number }) {
  return (
    items.length > 0 && (
      <ul className="pb-2 ps-9">
        {items.map((item) => (
          <Named key={item.id} item={item} {...rest} />
        ))}
      </ul>
    )
  )
}

function Named({ line, item, now }: { line: DueLine; item: DueItem; now: number }) {
  const { t } = useTranslation('dashboard')
  const { date, dateTime } = useFormat()
  const isTest = line.name === 'liveTests'
  const at = isTest ? dateTime(item.at) : date(item.at)
  return (
    <li>
      <Link
        to={placeOf(line, item)}
        className="flex min-h-11 flex-wrap items-center gap-x-3 px-1 -outline-offset-2 hover:bg-primary-soft"
      >
        <span className="min-w-0 grow font-semibold [overflow-wrap:anywhere]">
          <ItemTitle title={item.title} />
        </span>
        <span className="text-sm text-muted">
          {line.name === 'jobDates' && item.at < now ? t('due.overdue', { date: at }) : at}
        </span>
      </Link>
    </li>
  )
}
