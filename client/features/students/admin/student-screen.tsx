import type { ComponentType, ReactNode } from 'react'
import type { Activity } from '../../../../domain/activities/contract.ts'
import type { StudentContact } from '../../../../domain/students/contract.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { Notice } from '../../../ui/notice.tsx'
import { AccountActs } from './account-acts.tsx'
import { ActPanel } from './act-panel.tsx'
import type { StudentData } from './load-student.ts'
import { NoteForm } from './note-form.tsx'
import { studentActs } from './student-acts.ts'
import { StudentFacts } from './student-facts.tsx'
import { Timeline } from './timeline.tsx'

type Props = {
  data: StudentData
  answer: OfficeAnswer | undefined
  /** Draws the facts of an activity. */
  ActivityFacts: ComponentType<{ activity: Activity }>
  /** Late answers of the opened attempt, to be chosen. */
  lateAnswers: ReactNode
}

/** Page of a student: who it is, what the office can do, and what happened. */
export function StudentScreen({ data, answer, ActivityFacts, lateAnswers }: Props) {
  const { page, done, now } = data
  const { student } = page
  const contact = answer?.intent === 'contact' ? ((answer.shown as StudentContact | undefined) ?? null) : null
  return (
    <div className="grid gap-6">
      <Outcome done={done} answer={answer} />
      <Block data={data} />
      <ActPanel data={data} answer={answer} lateAnswers={lateAnswers} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="grid gap-5 rounded-md border border-hairline bg-surface p-4 lg:order-last">
          <StudentFacts student={student} contact={contact} now={now} />
          <AccountActs student={student} />
        </div>
        <Timeline
          data={data}
          ActivityFacts={ActivityFacts}
          note={<NoteForm answer={answer} addedAt={done === 'note' ? now : null} />}
        />
      </div>
    </div>
  )
}

/** Outcome of the last act; a refusal is shown in the form of its act. */
function Outcome({ done, answer }: Pick<StudentData, 'done'> & Pick<Props, 'answer'>) {
  const { t } = useTranslation('studentPage')
  if (answer) {
    const isInForm = studentActs.some((act) => act === answer.intent) || Object.keys(answer.fields).length > 0
    return answer.code !== null && !isInForm && <Notice tone="danger">{t(`errors:${answer.code}`)}</Notice>
  }
  return done !== null && <Notice tone="success">{t(`done.${done}`)}</Notice>
}

function Block({ data: { page } }: Pick<Props, 'data'>) {
  const { t } = useTranslation('studentPage')
  const { date } = useFormat()
  const { blocked } = page.student
  if (!blocked) return null
  return <Notice tone="warning">{t('blockedSince', { date: date(blocked.at), reason: blocked.reason ?? '' })}</Notice>
}
