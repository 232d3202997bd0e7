import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { maxExportRows } from '../../../domain/content/export.ts'
import { countedTo } from '../../../domain/lists.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { countText } from '../count-text.ts'
import { BulkForm } from './bulk-form.tsx'
import { BulkPanel } from './bulk-panel.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { ExportMenu, ExportPanel } from './export-menu.tsx'
import { linkTo, searchOf } from './list-address.ts'
import { offeredColumns, shownColumns, type OwnColumns } from './list-columns.ts'
import { ListFilters, StateLinks, type OwnFilter } from './list-filters.tsx'
import { isCommonColumn, type ListShape } from './list-shape.ts'
import { ListTable } from './list-table.tsx'
import type { ListAnswer } from './list-action.ts'
import type { ListData } from './load-list.ts'
import { Paging } from './paging.tsx'
import { SavedViews } from './saved-views.tsx'
import { useSelecting } from './selecting.ts'
import { useListKeys } from './use-list-keys.ts'

type Props = {
  shape: ListShape
  data: ListData
  /** Answer of `officeListAction` to the form that was sent. */
  answer?: ListAnswer | undefined
  columns: OwnColumns
  filters: readonly OwnFilter[]
  /** Address of an item's editor. */
  editorOf: (id: string) => string
  texts: { search: string; empty: { title: string; text: string; action?: ReactNode } }
}

/** List of a kind: search, filters, sort, page and view in the address; rendered on the server. */
export function OfficeList({ shape, data, answer, columns: own, filters, editorOf, texts }: Props) {
  const { t } = useTranslation('officeList')
  const { address, page, settings, exams, now } = data
  const search = searchOf(address)
  const selecting = useSelecting(
    page.items.map(({ id }) => id),
    search,
  )
  const current = useListKeys({ items: page.items, idOf: ({ id }) => id, selecting, editorOf })
  const columns = shownColumns(shape, own, settings.columns)
  const choices = offeredColumns(shape, own).map((name) => ({
    name,
    label: isCommonColumn(name) ? t(`columns.${name}`) : own[name]?.label,
    isShown: columns.includes(name),
  }))
  const isLoading = useNavigation().state === 'loading'
  const here = linkTo(shape, search, address.cursor)
  const calls = `/api/admin/lists/${shape.kind}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {settings.bulk && <BulkPanel shape={shape} address={address} bulk={settings.bulk} editorOf={editorOf} />}
      {data.made && <ExportPanel made={data.made} file={`${calls}/exports/${data.made.id}/file`} here={here} />}
      {!shape.state && <StateLinks shape={shape} data={data} />}
      <ListFilters shape={shape} data={data} filters={filters} searchLabel={texts.search} />
      {answer?.refusal && (
        <Notice tone="danger">
          {answer.isExport && answer.refusal.code === 'content.not_possible'
            ? t('export.tooMany', { limit: groupIndian(maxExportRows) })
            : t(`errors:${answer.refusal.code}`)}
        </Notice>
      )}
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
        <Count page={page} />
        <SavedViews views={settings.views} current={search} linkTo={(view) => linkTo(shape, view)} />
        <div className="ms-auto flex items-center">
          <ExportMenu
            isLong={page.count > countedTo}
            action={here}
            fileOf={(format) => `${calls}/export?${new URLSearchParams({ ...data.exportQuery, format })}`}
          />
          <ColumnChoice action={here} choices={choices} />
        </div>
      </div>
      {page.isPartial && <p className="text-sm text-warning">{t('partial')}</p>}
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? (
          <NoRows shape={shape} search={search} empty={texts.empty} />
        ) : (
          <ListTable
            {...{ shape, address, columns, own, exams, now, editorOf, current, selecting }}
            items={page.items}
          />
        )}
      </div>
      <BulkForm shape={shape} data={data} selecting={selecting} />
      <Paging
        label={t('pages')}
        first={address.cursor === null ? null : linkTo(shape, search)}
        next={page.next && linkTo(shape, search, page.next)}
      />
    </div>
  )
}

function Count({ page: { count } }: { page: ListData['page'] }) {
  const { t } = useTranslation('officeList')
  return (
    <p role="status" className="text-sm text-muted">
      {t(count === 1 ? 'one' : 'count', { number: countText(count) })}
    </p>
  )
}

function NoRows({ shape, search, empty }: { shape: ListShape; search: string; empty: Props['texts']['empty'] }) {
  const { t } = useTranslation('officeList')
  if (search === '') return <EmptyState {...empty} />
  return (
    <EmptyState
      title={t('noMatch.title')}
      text={t('noMatch.text')}
      action={
        <LinkButton to={linkTo(shape, '')} look="secondary">
          {t('noMatch.clear')}
        </LinkButton>
      }
    />
  )
}
