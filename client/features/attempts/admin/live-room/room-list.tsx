import { Link, useLocation } from 'react-router'
import {
  roomLists,
  type LiveRoom,
  type LiveRoomRow,
  type RoomList as List,
} from '../../../../../domain/attempts/live-room.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { Paging } from '../../../../office/list/paging.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { LateAnswers } from '../late-answers.tsx'
import { ActForm, MinutesField, type ActProps } from './act-form.tsx'
import type { RoomData } from './load-room.ts'
import { lateAddress, listAddress, listId } from './room-address.ts'
import { useListNames } from './use-list-names.ts'

type Props = ActProps & Pick<RoomData, 'opened'> & { room: LiveRoom; list: List; isFirst: boolean }

/** An act on the chosen attempts: late answers are counted in their list, time is given in the others. */
type ChosenAct = 'countForSome' | 'timeForSome' | null

/** Id of the form that acts on the chosen rows. */
const chosenForm = 'chosen-students'

const tones = {
  lost: 'danger',
  writing: 'primary',
  waiting: 'warning',
  submitted: 'success',
  closed: 'neutral',
} as const

/** Attempts of the room, lost connections first, with the acts on each. */
export function RoomList({ room, list, isFirst, opened, ...acts }: Props) {
  const { t } = useTranslation('liveRoom')
  const nameOf = useListNames()
  const { rows, next, phase } = room
  const isOpen = phase === 'lobby' || phase === 'running' || phase === 'paused'
  const chosenAct: ChosenAct = list === 'late' ? 'countForSome' : isOpen ? 'timeForSome' : null
  return (
    <section id={listId} className="room-list min-w-0">
      <h2 className="text-lg">{t('list.title')}</h2>
      <nav aria-label={t('list.label')} className="mt-2 flex flex-wrap gap-2">
        {roomLists.map((each) => (
          <Link
            key={each}
            to={listAddress(each)}
            preventScrollReset
            aria-current={each === list ? 'page' : undefined}
            className={`${compactButton} no-underline aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft`}
          >
            {nameOf(each)}
          </Link>
        ))}
      </nav>
      {rows.length === 0 && <p className="mt-3 text-muted">{t('list.none')}</p>}
      <ul className="mt-3">
        {rows.map((row) => (
          <Row
            key={row.attemptId}
            row={row}
            room={room}
            chosenAct={chosenAct}
            opened={opened?.attemptId === row.attemptId ? opened : null}
            {...acts}
          />
        ))}
      </ul>
      {rows.length > 0 && <p className="mt-1 text-sm text-muted">{t('list.known')}</p>}
      {chosenAct && rows.length > 0 && (
        <div className="room-chosen mt-3">
          <ActForm
            {...acts}
            intent={chosenAct}
            formId={chosenForm}
            title={t(`acts.${chosenAct}`)}
            text={t(`acts.${chosenAct}Text`)}
          >
            {chosenAct === 'timeForSome' && <MinutesField />}
          </ActForm>
        </div>
      )}
      <Paging
        label={t('list.pages')}
        first={isFirst ? null : listAddress(list)}
        next={next && listAddress(list, next)}
      />
    </section>
  )
}

type RowProps = ActProps & Pick<RoomData, 'opened'> & { row: LiveRoomRow; room: LiveRoom; chosenAct: ChosenAct }

function Row({ row, room, chosenAct, opened, ...acts }: RowProps) {
  const { t } = useTranslation('liveRoom')
  const { attemptId, state, student, evidence } = row
  const name = student?.name ?? t('list.deleted')
  const isOver = state === 'submitted' || state === 'closed'
  return (
    <li id={attemptId} className="room-row border-b border-hairline py-2">
      {chosenAct && (
        <input
          type="checkbox"
          name="entry"
          value={attemptId}
          form={chosenForm}
          disabled={chosenAct === 'timeForSome' ? isOver : evidence === 0}
          aria-label={t('list.select', { name })}
          className="tick size-5"
        />
      )}
      <span className="room-who min-w-0">
        {student ? (
          <Link to={officePaths.adminStudent(student.uid)} className="link font-semibold">
            {name}
          </Link>
        ) : (
          <span className="text-muted">{name}</span>
        )}
        {student?.studentId && <span className="tabular ms-2 text-sm text-muted">{student.studentId}</span>}
      </span>
      <span className="room-state flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        {evidence > 0 && <Badge tone="warning">{t('list.late', { count: evidence })}</Badge>}
      </span>
      <span className="room-times tabular text-sm text-muted">
        <Times row={row} room={room} />
      </span>
      {isOver && (
        <RowActs {...acts} attemptId={attemptId} name={name} hasEvidence={evidence > 0} isOpened={opened !== null} />
      )}
      {opened && <OpenedAnswers {...opened} {...acts} />}
    </li>
  )
}

function Times({
  row: { state, savedAt, deadlineAt },
  room: { serverNow, test },
}: {
  row: LiveRoomRow
  room: LiveRoom
}) {
  const { t } = useTranslation('liveRoom')
  const { span, timeOfDay } = useFormat()
  const age = savedAt === null ? null : serverNow - savedAt
  const saved =
    age === null
      ? t('list.noSave')
      : `${t('list.saved')}: ${age < 60_000 ? t('list.justNow') : age < 3_600_000 ? t('list.ago', { span: span(age) }) : timeOfDay(savedAt ?? 0)}`
  const isRunning = (state === 'writing' || state === 'lost') && deadlineAt !== null && test.pausedFrom === null
  if (!isRunning) return saved
  const left = deadlineAt > serverNow ? span(deadlineAt - serverNow) : t('list.over')
  return `${saved} · ${t('list.left')}: ${left}`
}

type RowActsProps = ActProps & { attemptId: string; name: string; hasEvidence: boolean; isOpened: boolean }

/** Acts on a closed attempt, and the way to its late answers. */
function RowActs({ attemptId, name, hasEvidence, isOpened, ...acts }: RowActsProps) {
  const { t } = useTranslation('liveRoom')
  const { search } = useLocation()
  return (
    <div className="room-row-acts flex flex-wrap gap-2">
      {hasEvidence && (
        <Link
          to={lateAddress(search, attemptId, isOpened)}
          preventScrollReset
          aria-label={t('list.lookFor', { name })}
          aria-current={isOpened ? 'true' : undefined}
          className={`${compactButton} no-underline ${isOpened ? 'border-primary' : ''}`}
        >
          {t('list.look')}
        </Link>
      )}
      <details open={acts.answer?.intent === 'reopen' && acts.answer.id === attemptId} className="room-act">
        <summary aria-label={t('list.actsFor', { name })} className={`${compactButton} cursor-pointer`}>
          {t('list.acts')}
        </summary>
        <div className="room-act-list py-2">
          <ActForm {...acts} intent="reopen" id={attemptId} title={t('acts.reopen')} text={t('acts.reopenText')}>
            <MinutesField />
          </ActForm>
        </div>
      </details>
    </div>
  )
}

/** Late answers of an attempt, and the form that counts the chosen ones. */
function OpenedAnswers({ attemptId, evidence, ...acts }: ActProps & NonNullable<RoomData['opened']>) {
  const { t } = useTranslation('liveRoom')
  const form = `count-${attemptId}`
  const { answer } = acts
  const isRefused = answer?.intent === 'count' && answer.id === attemptId
  return (
    <div className="room-late">
      <LateAnswers evidence={evidence} form={form} chosen={isRefused ? answer.entries : null} />
      {evidence.countableUntil !== null && evidence.items.some(({ reason }) => reason !== 'after_deadline') && (
        <ActForm
          {...acts}
          intent="count"
          id={attemptId}
          formId={form}
          title={t('acts.count')}
          text={t('acts.countText')}
        />
      )}
    </div>
  )
}
