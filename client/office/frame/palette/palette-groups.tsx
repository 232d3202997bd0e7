import { Command } from 'cmdk'
import { Hourglass, ReceiptIndianRupee, User } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FoundFact, FoundItem, FoundStudent } from '../../../../domain/office/contract.ts'
import type { ListedOrder } from '../../../../domain/purchases/office-orders.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { rupees } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ItemTitle } from '../item-title.tsx'
import { officeKinds } from '../kinds.ts'
import type { Command as Entry } from './commands.ts'

type Go = (to: string) => void

const groupClass =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted'

const rowClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 data-[disabled=true]:cursor-default data-[selected=true]:bg-primary-soft'

/** Row of the palette; `value` is unique in it. Without `onSelect` it opens nothing. */
function Row({
  value,
  onSelect,
  icon,
  children,
}: {
  value: string
  onSelect: (() => void) | null
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <Command.Item value={value} {...(onSelect ? { onSelect } : { disabled: true })} className={rowClass}>
      <span className="shrink-0 text-muted">{icon}</span>
      {children}
    </Command.Item>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group heading={heading} className={groupClass}>
      {children}
    </Command.Group>
  )
}

/** The commands of one group, in the order given. */
export function CommandGroup({ group, commands, go }: { group: Entry['group']; commands: readonly Entry[]; go: Go }) {
  const { t } = useTranslation('officeFrame')
  const own = commands.filter((command) => command.group === group)
  if (own.length === 0) return null
  return (
    <Group heading={t(`palette.${group}`)}>
      {own.map((command) => {
        const { key, to, icon: Icon } = command
        return (
          <Row
            key={key}
            value={`${group}.${key}`}
            onSelect={() => go(to)}
            icon={<Icon aria-hidden className="size-5" />}
          >
            <span className="min-w-0 grow truncate">
              {command.group === 'create' ? t(`create.${command.key}`) : t(`screens.${command.key}`)}
            </span>
          </Row>
        )
      })}
    </Group>
  )
}

/** Items by title in the language of the office, else in the other, with kind and state. */
export function ItemGroup({ items, go }: { items: readonly FoundItem[]; go: Go }) {
  const { t } = useTranslation('officeFrame')
  if (items.length === 0) return null
  return (
    <Group heading={t('palette.items')}>
      {items.map((item) => {
        const { kind, id, title, code, state, hasDraft } = item
        const { icon: Icon, address } = officeKinds[kind]
        return (
          <Row
            key={`${kind}.${id}`}
            value={`${kind}.${id}`}
            onSelect={() => go(address(id))}
            icon={<Icon aria-hidden className="size-5" />}
          >
            <span className="min-w-0 grow">
              <span className="block truncate">
                <ItemTitle title={title} />
              </span>
              <span className="block truncate text-sm text-muted">
                {[
                  t(`kinds.${kind}`),
                  code,
                  state !== 'published' && t(`states.${state}`),
                  hasDraft && state !== 'draft' && t('withDraft'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </Row>
        )
      })}
    </Group>
  )
}

/** Facts by subject, with what they say. */
export function FactGroup({ facts, go }: { facts: readonly FoundFact[]; go: Go }) {
  const { t } = useTranslation('officeFrame')
  if (facts.length === 0) return null
  return (
    <Group heading={t('palette.facts')}>
      {facts.map(({ id, subject, statement }) => (
        <Row
          key={id}
          value={`fact.${id}`}
          onSelect={() => go(officePaths.adminFact(id))}
          icon={<Hourglass aria-hidden className="size-5" />}
        >
          <span className="min-w-0 grow">
            <span className="block truncate">
              <ItemTitle title={subject} />
            </span>
            <span className="block truncate text-sm text-muted">
              <ItemTitle title={statement} />
            </span>
          </span>
        </Row>
      ))}
    </Group>
  )
}

/** Students by name, with what tells them apart: masked address and student id. */
export function StudentGroup({ students, go }: { students: readonly FoundStudent[]; go: Go }) {
  const { t } = useTranslation('officeFrame')
  if (students.length === 0) return null
  return (
    <Group heading={t('palette.students')}>
      {students.map(({ uid, name, maskedEmail, studentId }) => (
        <Row
          key={uid}
          value={`student.${uid}`}
          onSelect={() => go(officePaths.adminStudent(uid))}
          icon={<User aria-hidden className="size-5" />}
        >
          <span className="min-w-0 grow">
            <span className="block truncate">{name ?? maskedEmail}</span>
            <span className="block truncate text-sm text-muted">
              {[name !== null && maskedEmail, studentId].filter(Boolean).join(' · ')}
            </span>
          </span>
        </Row>
      ))}
    </Group>
  )
}

/** Orders by what was bought, with buyer and amount. */
export function OrderGroup({ orders, go }: { orders: readonly ListedOrder[]; go: Go }) {
  const { t } = useTranslation('officeFrame')
  if (orders.length === 0) return null
  return (
    <Group heading={t('palette.orders')}>
      {orders.map(({ id, title, buyer, totalPaise }) => (
        <Row
          key={id}
          value={`order.${id}`}
          onSelect={() => go(officePaths.adminOrder(id))}
          icon={<ReceiptIndianRupee aria-hidden className="size-5" />}
        >
          <span className="min-w-0 grow">
            <span className="block truncate">
              <ItemTitle title={title} />
            </span>
            <span className="block truncate text-sm text-muted">
              {[buyer, `₹${rupees(totalPaise)}`, id].filter(Boolean).join(' · ')}
            </span>
          </span>
        </Row>
      ))}
    </Group>
  )
}
