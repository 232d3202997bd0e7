import { Link } from 'react-router'
import type { ListedStudent, StudentSort } from '../../../../domain/accounts/student-list.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { When } from '../../../office/list/changed.tsx'
import { SortHeading } from '../../../office/list/sort-heading.tsx'
import { classes } from '../../../ui/classes.ts'
import { linkTo, withSort, type StudentAddress } from './student-address.ts'
import { Marks, StudentCell } from './student-cell.tsx'
import { sortOfColumn, type StudentColumn } from './student-columns.ts'

type Props = {
  address: StudentAddress
  students: readonly ListedStudent[]
  columns: readonly StudentColumn[]
  now: number
  /** Index of the row that keys move; null before the first. */
  current: number | null
}

/** Rows of the list: a table on a desktop, cards on a phone. */
export function StudentTable({ address, students, columns, now, current }: Props) {
  const { t } = useTranslation('studentList')
  const orderOf = (sort: StudentSort | undefined) => {
    const search = sort ? withSort(address, sort) : null
    return { to: search === null ? null : linkTo(search), direction: sort === address.sort ? address.direction : null }
  }
  return (
    <div className="md:overflow-x-auto">
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="max-md:hidden">
          <tr className="border-b border-edge text-start">
            <SortHeading label={t('columns.name')} {...orderOf('name')} />
            {columns.map((name) => (
              <SortHeading
                key={name}
                label={t(`columns.${name}`)}
                {...orderOf(sortOfColumn[name])}
                isNumber={name === 'tests'}
              />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {students.map((student, index) => (
            <Row key={student.uid} {...{ student, index, columns, now }} isCurrent={index === current} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Pick<Props, 'columns' | 'now'> & { student: ListedStudent; index: number; isCurrent: boolean }

function Row({ student, index, columns, now, isCurrent }: RowProps) {
  const { t } = useTranslation('studentList')
  const { uid, name, maskedEmail, marks } = student
  return (
    <tr
      data-row={index}
      className={classes(
        'border-b border-hairline hover:bg-sunken max-md:block',
        isCurrent && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <td className="max-w-0 min-w-48 px-2 py-1.5 align-middle max-md:block max-md:max-w-none md:w-full">
        <Link
          to={officePaths.adminStudent(uid)}
          className="block truncate text-base font-semibold text-ink hover:underline max-md:leading-snug"
        >
          {name || maskedEmail || t('ended')}
        </Link>
        <span className="flex items-center gap-2 overflow-hidden py-0.5 text-xs text-muted md:hidden">
          <Marks marks={marks} />
          {name && <span className="min-w-0 truncate">{maskedEmail}</span>}
          <span className="ms-auto shrink-0">
            <When at={student.seenAt} now={now} />
          </span>
        </span>
      </td>
      {columns.map((column) => (
        <td
          key={column}
          className={classes(
            'px-2 py-1.5 align-middle whitespace-nowrap max-md:hidden',
            column === 'tests' && 'text-end tabular-nums',
            column === 'exams' && 'max-w-48 truncate',
          )}
        >
          <StudentCell name={column} student={student} now={now} />
        </td>
      ))}
    </tr>
  )
}
