import { Search } from 'lucide-react'
import { Form, useLocation, useNavigation } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { countText } from '../../../../office/count-text.ts'
import { ChoiceLinks } from '../../../../office/list/choice-links.tsx'
import { Paging } from '../../../../office/list/paging.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { onlySet, withCursor } from '../../../../ui/list-address.ts'
import { FileRow } from './file-row.tsx'
import type { FilesData } from './load-files.ts'
import { OpenUploads } from './open-uploads.tsx'

type Filters = FilesData['filters']

const addressOf = (filters: Partial<Filters>, cursor: string | null = null): string =>
  officePaths.adminMaterials() + withCursor(onlySet({ tab: 'files', ...filters }) as Record<string, string>, cursor)

type Props = { data: FilesData; answer: OfficeAnswer | undefined }

/** Uploaded files with their versions and the items that name them. */
export function FilesTab({ data: { page, filters, isFirst, now }, answer }: Props) {
  const { t } = useTranslation('files')
  const isLoading = useNavigation().state === 'loading'
  const { q, view } = filters
  const kept = q === undefined ? {} : { q }
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-3">
      <OpenUploads uploads={page.open} now={now} />
      <ChoiceLinks
        label={t('list.shown')}
        choices={([undefined, 'unused', 'trash'] as const).map((each) => ({
          to: addressOf({ ...kept, ...(each && { view: each }) }),
          label: t(`list.views.${each ?? 'all'}`),
          isShown: each === view,
        }))}
      />
      <FileSearch filters={filters} />
      <p role="status" className="text-sm text-muted">
        {t('list.count', { count: page.count, number: countText(page.count) })}
        {view === 'trash' && ` · ${t('list.purged')}`}
      </p>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? (
          <EmptyState text={q === undefined ? t(`list.empty.${view ?? 'all'}`) : t('list.noMatch', { words: q })} />
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {page.items.map((line) => (
              <FileRow key={line.id} line={line} now={now} answer={answer?.id === line.id ? answer : undefined} />
            ))}
          </ul>
        )}
      </div>
      <Paging
        label={t('list.pages')}
        first={isFirst ? null : addressOf(filters)}
        next={page.next && addressOf(filters, page.next)}
      />
    </div>
  )
}

function FileSearch({ filters: { q, view } }: { filters: Filters }) {
  const { t } = useTranslation('files')
  const { pathname } = useLocation()
  return (
    <Form method="get" action={pathname} role="search" autoComplete="off">
      <HiddenFields fields={{ tab: 'files', ...(view && { view }) }} />
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          className="field min-h-10! py-1!"
        />
        <Button type="submit" look="secondary" className="min-h-10! py-1!">
          <Search aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t('list.find')}</span>
        </Button>
      </div>
    </Form>
  )
}
