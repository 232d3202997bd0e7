import { MoveDown, MoveUp } from 'lucide-react'
import { Link } from 'react-router'
import type { OfficeItem, OfficeSort } from '../../../domain/content/office-list.ts'
import { languages, otherLanguage } from '../../../domain/language.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { titleIn } from '../frame/title-in.ts'
import { CommonCell } from './common-cell.tsx'
import { When } from './changed.tsx'
import { Languages } from './languages.tsx'
import { linkTo, withSort, type ListAddress } from './list-address.ts'
import type { OwnColumns } from './list-columns.ts'
import { commonColumns, type CommonColumn, type ListShape } from './list-shape.ts'
import { RowState } from './row-state.tsx'
import type { Selecting } from './selecting.ts'

type Props = {
  shape: ListShape
  address: ListAddress
  items: OfficeItem[]
  columns: string[]
  own: OwnColumns
  exams: { id: string; title: Bilingual }[]
  now: number
  editorOf: (id: string) => string
  /** Index of the row that keys move; null before the first. */
  current: number | null
  selecting: Selecting
}

const isCommon = (name: string): name is CommonColumn => (commonColumns as readonly string[]).includes(name)

const sortsOfCommon: Partial<Record<CommonColumn, OfficeSort>> = { changed: 'changed', published: 'published' }

/** Rows of a list: a table on a desktop, cards on a phone. */
export function ListTable(props: Props) {
  const { shape, address, items, columns, own, selecting } = props
  const { t } = useTranslation('officeList')
  const isSortOffered = (sort: OfficeSort | undefined) =>
    sort === 'changed' || sort === 'title' || (sort !== undefined && shape.sorts.includes(sort))
  const heading = (name: string) => {
    const sort = isCommon(name) ? sortsOfCommon[name] : own[name]?.sort
    const label = isCommon(name) ? t(`columns.${name}`) : (own[name]?.label ?? name)
    return (
      <SortHeading
        key={name}
        label={label}
        sort={isSortOffered(sort) ? sort : undefined}
        address={address}
        shape={shape}
        isNumber={own[name]?.isNumber}
      />
    )
  }
  return (
    <div className="md:overflow-x-auto">
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{t('rows')}</caption>
        <thead className="max-md:hidden">
          <tr className="border-b border-edge text-start">
            <th scope="col" className="w-10">
              <input
                type="checkbox"
                aria-label={t('selectPage')}
                className="tick size-4 align-middle noscript:hidden"
                checked={selecting.isPageSelected}
                onChange={selecting.togglePage}
              />
            </th>
            <SortHeading label={t('columns.title')} sort="title" address={address} shape={shape} />
            {columns.map(heading)}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map((item, index) => (
            <Row key={item.id} {...props} item={item} index={index} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadingProps = {
  label: string
  sort: OfficeSort | undefined
  address: ListAddress
  shape: ListShape
  isNumber?: boolean | undefined
}

function SortHeading({ label, sort, address, shape, isNumber }: HeadingProps) {
  const isSorted = sort === address.sort
  const Arrow = address.direction === 'asc' ? MoveUp : MoveDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (address.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={classes(
        'px-2 py-1.5 font-semibold whitespace-nowrap text-muted',
        isNumber ? 'text-end' : 'text-start',
      )}
    >
      {sort ? (
        <Link
          to={linkTo(shape, withSort(address, sort))}
          preventScrollReset
          className={classes(
            'inline-flex min-h-8 items-center gap-1 hover:text-ink hover:underline',
            isSorted && 'text-ink',
          )}
        >
          {label}
          {isSorted && <Arrow aria-hidden className="size-3.5" />}
        </Link>
      ) : (
        label
      )}
    </th>
  )
}

function Row(props: Props & { item: OfficeItem; index: number }) {
  const { shape, item, index, columns, own, exams, now, editorOf, current, selecting } = props
  const { t } = useTranslation('officeList')
  const { language } = useLanguage()
  const shown = titleIn(item.title, language)
  const title = shown?.text ?? t('untitled')
  const other = shown && otherLanguage(shown.lang)
  const cell = (name: string) => (
    <td
      key={name}
      className={classes(
        'px-2 py-1.5 align-middle whitespace-nowrap max-md:hidden',
        own[name]?.isNumber && 'text-end tabular-nums',
      )}
    >
      {isCommon(name) ? <CommonCell name={name} item={item} now={now} exams={exams} /> : own[name]?.cell(item)}
    </td>
  )
  return (
    <tr
      data-row={index}
      aria-selected={selecting.isSelected(item.id)}
      className={classes(
        'border-b border-hairline hover:bg-sunken aria-selected:bg-primary-soft max-md:flex max-md:items-center max-md:gap-2',
        index === current && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <td className="w-10 py-1.5 text-center align-middle max-md:shrink-0">
        <label className="inline-flex size-9 items-center justify-center">
          <input
            type="checkbox"
            name="id"
            value={item.id}
            form={selecting.formId}
            aria-label={t('select', { title })}
            className="tick size-4"
            checked={selecting.isSelected(item.id)}
            onChange={() => selecting.toggle(item.id)}
          />
        </label>
      </td>
      <td className="max-w-0 min-w-56 px-2 py-1.5 align-middle max-md:min-w-0 max-md:max-w-none max-md:grow md:w-full">
        <Link
          to={editorOf(item.id)}
          lang={shown?.lang}
          className={classes(
            'text-base font-semibold text-ink hover:underline max-md:leading-snug',
            shape.hasSentences ? 'line-clamp-2 leading-snug' : 'block truncate',
          )}
        >
          {title}
        </Link>
        {other && item.title[other] && (
          <span lang={other} className="block truncate leading-snug text-muted max-md:hidden">
            {item.title[other]}
          </span>
        )}
        <span className="flex items-center gap-2 overflow-hidden py-0.5 text-xs text-muted md:hidden">
          <RowState item={item} now={now} />
          {item.languages.length < languages.length && <Languages item={item} />}
          {columns
            .filter((name) => own[name])
            .slice(0, 1)
            .map((name) => (
              <span key={name} className="min-w-0 truncate *:inline! *:whitespace-nowrap!">
                {own[name]?.cell(item)}
              </span>
            ))}
          <When at={item.changedAt} now={now} />
        </span>
      </td>
      {columns.map(cell)}
    </tr>
  )
}
