import { countedTests, type ListedStudent, type StudentMark } from '../../../../domain/accounts/student-list.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { When } from '../../../office/list/changed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { StudentColumn } from './student-columns.ts'

const tones = { unconfirmed: 'neutral', minor: 'primary', blocked: 'danger', erasing: 'warning' } as const

/** Marks of a student; nothing for a confirmed adult. */
export function Marks({ marks }: { marks: readonly StudentMark[] }) {
  const { t } = useTranslation('studentList')
  if (marks.length === 0) return null
  return (
    <span className="inline-flex shrink-0 gap-1">
      {marks.map((mark) => (
        <Badge key={mark} tone={tones[mark]}>
          {t(`marks.${mark}`)}
        </Badge>
      ))}
    </span>
  )
}

type Props = { name: StudentColumn; student: ListedStudent; now: number }

/** Cell of a column of the list. */
export function StudentCell({ name, student, now }: Props) {
  const { t } = useTranslation('studentList')
  switch (name) {
    case 'marks':
      return <Marks marks={student.marks} />
    case 'email':
      return student.maskedEmail || '–'
    case 'phone':
      return student.maskedPhone ?? '–'
    case 'studentId':
      return student.studentId ?? '–'
    case 'exams':
      return student.exams.map((target) => t(`student:target.${target}`)).join(', ') || '–'
    case 'language':
      return student.language ? t(`languages.${student.language}`) : '–'
    case 'tests':
      return student.tests > countedTests ? `${countedTests}+` : student.tests
    case 'joined':
      return <When at={student.joinedAt} now={now} />
    case 'seen':
      return <When at={student.seenAt} now={now} />
  }
}
