import { Form, Link, useNavigation } from 'react-router'
import { officePaths } from '../../../../../../domain/office-paths.ts'
import type { ShiftGroupDetail, ShiftLine } from '../../../../../../domain/results/shift-groups.ts'
import { groupIndian } from '../../../../../i18n/format.ts'
import { useFormat } from '../../../../../i18n/use-format.ts'
import { useBilingual } from '../../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { ReasonedButton } from '../../../../../office/frame/reasoned-button.tsx'
import { useProgress } from '../../../../../office/use-progress.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { ConfirmForm } from '../../../../../ui/confirm-form.tsx'
import { HiddenFields } from '../../../../../ui/hidden-fields.tsx'
import { GroupState } from './group-state.tsx'
import { GroupTitles } from './group-titles.tsx'
import { ShiftFiguresPart } from './shift-figures.tsx'
import type { ShiftsAnswer } from './shifts-action.ts'
import { ShiftsNotice } from './shifts-notice.tsx'

type Props = { group: ShiftGroupDetail; answer: ShiftsAnswer | undefined }

/** Fields that name a group as it was seen. */
const seen = ({ id, revision }: ShiftGroupDetail) => ({ group: id, revision: String(revision) })

/** A group: its shifts, what is left to do, the figures, and tests that may join it. */
export function ShiftGroup({ group, answer }: Props) {
  const { t } = useTranslation('shiftGroups')
  const { pick } = useBilingual()
  useProgress(group.work === 'computing')
  const { title, pattern, rule, state, shifts } = group
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-5">
      <div>
        <Link to={officePaths.adminShifts()} className="link text-sm">
          {t('all')}
        </Link>
        <h2 className="mt-1 flex flex-wrap items-center gap-3 text-xl">
          {pick(title)} <GroupState state={state} />
        </h2>
        <p className="text-muted">{[pattern && pick(pattern), t(`rule.${rule}`)].filter(Boolean).join(' · ')}</p>
      </div>
      {answer && <ShiftsNotice answer={answer} />}
      <Next group={group} />
      <section>
        <h3 className="text-lg">{t('shifts')}</h3>
        {shifts.length === 0 && <p className="text-muted">{t('noShifts')}</p>}
        <ol className="divide-y divide-hairline">
          {shifts.map((shift) => (
            <Shift key={shift.id} shift={shift} group={group} />
          ))}
        </ol>
      </section>
      {group.figures && <ShiftFiguresPart figures={group.figures} shifts={shifts} />}
      {state !== 'released' && <Offered group={group} answer={answer} />}
      <details open={answer?.act === 'rename'}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">{t('rename')}</summary>
        <Form method="post" className="grid gap-4 py-2 sm:grid-cols-2">
          <HiddenFields fields={{ intent: 'shifts:rename', ...seen(group) }} />
          <GroupTitles value={title} answer={answer?.act === 'rename' ? answer : undefined} />
          <Button type="submit" look="secondary" className="justify-self-start">
            {t('renameRun')}
          </Button>
        </Form>
      </details>
    </div>
  )
}

/** The state in words, with the acts that it allows. */
function Next({ group }: { group: ShiftGroupDetail }) {
  const { t } = useTranslation('shiftGroups')
  const { pick } = useBilingual()
  const { dateTime } = useFormat()
  const { state, work, shifts, isStale, computedAt, releasedAt, serverNow } = group
  const open = shifts.filter(({ endsAt }) => endsAt === null || endsAt > serverNow)
  const isOpen = shifts.length < 2 || open.length > 0
  const hindrance = work === 'computing' ? t('state.computing') : isOpen ? t('cannotCompute') : null
  return (
    <section className="grid gap-2" aria-live="polite">
      <p>{releasedAt === null ? t(`next.${state}`) : t('next.releasedAt', { time: dateTime(releasedAt) })}</p>
      {open.length > 0 && (
        <ul className="list-disc ps-6">
          {open.map(({ id, title, endsAt }) => (
            <li key={id}>
              {endsAt === null
                ? t('neverOver', { title: pick(title) })
                : t('overAt', { title: pick(title), time: dateTime(endsAt) })}
            </li>
          ))}
        </ul>
      )}
      {computedAt !== null && <p className="text-sm text-muted">{t('computedAt', { time: dateTime(computedAt) })}</p>}
      {state === 'released' && work !== null && <p>{t(`again.${work}`)}</p>}
      {isStale && <p className="text-warning">{t('refused.scores_changed')}</p>}
      <div className="flex flex-wrap gap-3">
        <Form method="post" preventScrollReset>
          <HiddenFields fields={{ intent: 'shifts:compute', ...seen(group) }} />
          <ComputeButton
            label={t(work === 'failed' ? 'tryAgain' : computedAt === null ? 'compute' : 'computeAgain')}
            reason={hindrance}
          />
        </Form>
        {state === 'computed' && !isStale && (
          <ConfirmForm
            fields={{ intent: 'shifts:release', ...seen(group) }}
            button={t('release')}
            title={t('releaseTitle')}
            text={t('releaseText')}
            keep={t('keep')}
            look="primary"
          />
        )}
      </div>
    </section>
  )
}

function ComputeButton({ label, reason }: { label: string; reason: string | null }) {
  const busy = useNavigation().state !== 'idle'
  if (reason !== null)
    return (
      <ReasonedButton reason={reason} look="secondary">
        {label}
      </ReasonedButton>
    )
  return (
    <Button type="submit" look="secondary" disabled={busy}>
      {label}
    </Button>
  )
}

function WindowOf({ opensAt, closesAt }: Pick<ShiftLine, 'opensAt' | 'closesAt'>) {
  const { t } = useTranslation('shiftGroups')
  const { dateTime } = useFormat()
  if (opensAt === null || closesAt === null) return t('noWindow')
  return t('window', { from: dateTime(opensAt), to: dateTime(closesAt) })
}

function Shift({ shift, group }: { shift: ShiftLine; group: ShiftGroupDetail }) {
  const { t } = useTranslation('shiftGroups')
  const { pick } = useBilingual()
  const { id, title, isAttempted, students } = shift
  const label = t('outOf', { title: pick(title) })
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <span className="min-w-48 grow basis-48">
        <Link to={officePaths.adminTest(id)} className="link">
          {pick(title)}
        </Link>
        <span className="block text-sm text-muted">
          <WindowOf {...shift} /> · {t('students', { count: students, number: groupIndian(students) })}
        </span>
      </span>
      {group.state !== 'released' &&
        (isAttempted ? (
          <ReasonedButton reason={t('refused.attempted')} look="quiet" aria-label={label}>
            {t('out')}
          </ReasonedButton>
        ) : (
          <Form method="post" preventScrollReset>
            <HiddenFields fields={{ intent: `shifts:out:${id}`, ...seen(group) }} />
            <Button type="submit" look="quiet" aria-label={label}>
              {t('out')}
            </Button>
          </Form>
        ))}
    </li>
  )
}

/** Tests of the same pattern and structure; one whose window overlaps is added when that is meant. */
function Offered({ group, answer }: Props) {
  const { t } = useTranslation('shiftGroups')
  const { pick } = useBilingual()
  return (
    <section>
      <h3 className="text-lg">{t('offered')}</h3>
      <p className="text-sm text-muted">{t('offeredHint')}</p>
      {group.offered.length === 0 && <p className="mt-2 text-muted">{t('noneOffered')}</p>}
      <ul className="divide-y divide-hairline">
        {group.offered.map(({ id, title, ...window }) => (
          <li key={id} className="py-2">
            <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-3">
              <HiddenFields fields={{ intent: `shifts:add:${id}`, ...seen(group) }} />
              <span className="min-w-48 grow basis-48">
                {pick(title)}
                <span className="block text-sm text-muted">
                  <WindowOf {...window} />
                </span>
              </span>
              {answer?.testId === id && answer.refusal.reason === 'overlaps' && (
                <Checkbox name="overlaps">{t('overlapMeant')}</Checkbox>
              )}
              <Button type="submit" look="secondary" aria-label={t('addOf', { title: pick(title) })}>
                {t('add')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
