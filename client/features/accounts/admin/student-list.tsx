import { Link, useNavigation } from 'react-router'
import { countedTo } from '../../../../domain/lists.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { countText } from '../../../office/count-text.ts'
import { ReasonedButton } from '../../../office/frame/reasoned-button.tsx'
import { ColumnChoice } from '../../../office/list/column-choice.tsx'
import { ExportMenu, ExportPanel } from '../../../office/list/export-menu.tsx'
import { ListRefused } from '../../../office/list/list-refused.tsx'
import { Paging } from '../../../office/list/paging.tsx'
import { SavedViews } from '../../../office/list/saved-views.tsx'
import { useListKeys } from '../../../office/list/use-list-keys.ts'
import type { ListAnswer } from '../../../office/list/view-action.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { StudentsData } from './load-students.ts'
import { exportQueryOf, linkTo, searchOf } from './student-address.ts'
import { shownStudentColumns, studentColumns } from './student-columns.ts'
import { StudentFilters, StudentStates } from './student-filters.tsx'
import { StudentTable } from './student-table.tsx'

const calls = '/api/admin/student-list'

type Props = { data: StudentsData; answer: ListAnswer | undefined }

/** List of students: search, filters, order, page and view in the address; rendered on the server. */
export function StudentList({ data, answer }: Props) {
  const { t } = useTranslation('studentList')
  const { address, page, settings, made, exportQuery, now } = data
  const search = searchOf(address)
  const here = linkTo(search, address.cursor)
  const current = useListKeys({ items: page.items, idOf: ({ uid }) => uid, editorOf: officePaths.adminStudent })
  const columns = shownStudentColumns(settings.columns)
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {made && <ExportPanel made={made} file={`${calls}/exports/${made.id}/file`} here={here} />}
      <StudentStates address={address} />
      <StudentFilters address={address} />
      <ListRefused answer={answer} />
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="text-sm text-muted">
          {t('count', { count: page.count, number: countText(page.count) })}
        </p>
        <WriteLink address={address} />
        <SavedViews views={settings.views} current={search} linkTo={linkTo} />
        <div className="ms-auto flex items-center">
          <ExportMenu
            isLong={page.count > countedTo}
            action={here}
            fileOf={(format) => `${calls}/export?${new URLSearchParams({ ...exportQuery, format })}`}
          />
          <ColumnChoice
            action={here}
            choices={studentColumns.map((name) => ({
              name,
              label: t(`columns.${name}`),
              isShown: columns.includes(name),
            }))}
          />
        </div>
      </div>
      {page.isPartial && <p className="text-sm text-warning">{t('partial')}</p>}
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? (
          <NoStudents isFiltered={Object.keys(address.filters).length > 0} />
        ) : (
          <StudentTable students={page.items} {...{ address, columns, now, current }} />
        )}
      </div>
      <Paging
        label={t('officeList:pages')}
        first={address.cursor === null ? null : linkTo(search)}
        next={page.next && linkTo(search, page.next)}
      />
    </div>
  )
}

/** Leads to a message to the students of the filter; a search cannot be an audience. */
function WriteLink({ address }: { address: StudentsData['address'] }) {
  const { t } = useTranslation('studentList')
  const { q, ...filter } = exportQueryOf(address)
  if (q !== undefined)
    return (
      <ReasonedButton reason={t('write.search')} look="secondary" className="min-h-9! py-1! text-sm">
        {t('write.button')}
      </ReasonedButton>
    )
  const { sort: _sort, direction: _direction, ...rest } = filter
  return (
    <Link
      to={officePaths.adminNotificationNew(rest as Record<string, string>)}
      className="link inline-flex min-h-9 items-center text-sm"
    >
      {t('write.button')}
    </Link>
  )
}

function NoStudents({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('studentList')
  if (!isFiltered) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  return (
    <EmptyState
      title={t('officeList:noMatch.title')}
      text={t('noMatch')}
      action={
        <LinkButton to={officePaths.adminStudents()} look="secondary">
          {t('officeList:noMatch.clear')}
        </LinkButton>
      }
    />
  )
}
