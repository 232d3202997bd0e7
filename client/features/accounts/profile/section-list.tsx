import {
  Bell,
  Bookmark,
  ChevronRight,
  ClipboardList,
  Database,
  ShieldCheck,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { anchorOf, sectionAddress } from './sections.ts'
import { useSectionStates, type SectionNumbers } from './use-section-states.ts'

const rows = [
  { id: 'notifications', icon: Bell },
  { id: 'details', icon: User },
  { id: 'tests', icon: ClipboardList },
  { id: 'bookmarks', icon: Bookmark },
  { id: 'security', icon: ShieldCheck },
  { id: 'guardian', icon: Users },
  { id: 'data', icon: Database },
] as const

/** The sections, each with a line on its state. */
export function SectionList(numbers: SectionNumbers) {
  const { t } = useTranslation('profile')
  const states = useSectionStates(numbers)
  const shown = rows.filter(({ id }) => states[id] !== null)
  return (
    <nav aria-label={t('sections')} className="card px-4">
      <ul className="divide-y divide-hairline">
        {shown.map(({ id, icon }) => (
          <Row
            key={id}
            anchor={id === 'notifications' ? id : anchorOf(id)}
            to={id === 'notifications' ? paths.notificationChoices() : sectionAddress(id)}
            icon={icon}
            title={t(`${id}.title`)}
            state={states[id] ?? ''}
          />
        ))}
      </ul>
    </nav>
  )
}

type RowProps = { anchor: string; to: string; icon: LucideIcon; title: string; state: string }

function Row({ anchor, to, icon: Icon, title, state }: RowProps) {
  return (
    <li id={anchor}>
      <Link to={to} className="flex min-h-16 items-center gap-3 py-2 text-ink no-underline">
        <Icon aria-hidden className="size-5 shrink-0 text-primary" />
        <span className="min-w-0 grow">
          <span className="block leading-snug font-semibold">{title}</span>
          <span className="tabular block text-sm leading-snug text-muted [overflow-wrap:anywhere]">{state}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  )
}
