import { Form, Link, useNavigation } from 'react-router'
import { officePaths } from '../../../../../../domain/office-paths.ts'
import type { ShiftGroupLine } from '../../../../../../domain/results/shift-groups.ts'
import { groupIndian } from '../../../../../i18n/format.ts'
import { useFormat } from '../../../../../i18n/use-format.ts'
import { useBilingual } from '../../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { Button } from '../../../../../ui/button.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { GroupState } from './group-state.tsx'
import { GroupTitles } from './group-titles.tsx'
import type { ShiftsData } from './load-shifts.ts'
import type { ShiftsAnswer } from './shifts-action.ts'
import { ShiftGroup } from './shift-group.tsx'
import { ShiftsNotice } from './shifts-notice.tsx'

type Props = { data: ShiftsData; answer: ShiftsAnswer | undefined }

/** Groups of shifts, or one of them. */
export function ShiftsTab({ data: { group, items, patterns }, answer }: Props) {
  const { t } = useTranslation('shiftGroups')
  if (group) return <ShiftGroup key={group.id} group={group} answer={answer} />
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-4">
      <p className="max-w-reading text-muted">{t('intro')}</p>
      {answer && <ShiftsNotice answer={answer} />}
      <NewGroup patterns={patterns} answer={answer} />
      {items.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {items.map((line) => (
            <GroupRow key={line.id} line={line} />
          ))}
        </ul>
      )}
    </div>
  )
}

function GroupRow({ line: { id, title, pattern, rule, state, shifts } }: { line: ShiftGroupLine }) {
  const { t } = useTranslation('shiftGroups')
  const { pick } = useBilingual()
  const { dateTime } = useFormat()
  return (
    <li className="grid gap-1 py-3">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={officePaths.adminShifts(id)} className="link font-semibold">
          {pick(title)}
        </Link>
        <GroupState state={state} />
      </span>
      <span className="text-sm text-muted">
        {[pattern && pick(pattern), t(`rule.${rule}`)].filter(Boolean).join(' · ')}
      </span>
      <ul className="text-sm">
        {shifts.map((shift) => (
          <li key={shift.id}>
            {pick(shift.title)}
            {shift.opensAt !== null && `, ${dateTime(shift.opensAt)}`}
            {shift.students > 0 && `, ${t('students', { count: shift.students, number: groupIndian(shift.students) })}`}
          </li>
        ))}
      </ul>
    </li>
  )
}

function NewGroup({ patterns, answer }: Pick<ShiftsData, 'patterns'> & { answer: ShiftsAnswer | undefined }) {
  const { t } = useTranslation('shiftGroups')
  const { pick } = useBilingual()
  const busy = useNavigation().state !== 'idle'
  return (
    <details open={answer !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">{t('create')}</summary>
      <Form method="post" className="grid gap-4 py-2 sm:grid-cols-2">
        <input type="hidden" name="intent" value="shifts:create" />
        <GroupTitles value={undefined} answer={answer} />
        <Select
          inForm
          required
          label={t('pattern')}
          name="pattern"
          none={t('choose')}
          defaultValue={answer?.pattern ?? ''}
          options={patterns.map(
            ({ presetVersionId, exam, name, normaliser, version }) =>
              [
                presetVersionId,
                `${pick(exam.title)}: ${pick(name)} (${version}), ${normaliser === 'none' ? '' : t(`rule.${normaliser}`)}`,
              ] as const,
          )}
        />
        <Button type="submit" disabled={busy} className="justify-self-start sm:col-span-2">
          {t('createRun')}
        </Button>
      </Form>
    </details>
  )
}
