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
import { isCommonColumn, type CommonColumn, type ListShape } from './list-shape.ts'
import { RowState } from './row-state.tsx'
import type { Selecting } from './selecting.ts'
import { SortHeading } from './sort-heading.tsx'

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

const sortsOfCommon: Partial<Record<CommonColumn, OfficeSort>> = { changed: 'changed', published: 'published' }

/** Rows of a list: a table on a desktop, cards on a phone. */
export function ListTable(props: Props) {
  const { shape, address, items, columns, own, selecting } = props
  const { t } = useTranslation('officeList')
  const isSortOffered = (sort: OfficeSort | undefined) =>
    sort === 'changed' || sort === 'title' || (sort !== undefined && shape.sorts.includes(sort))
  const orderOf = (sort: OfficeSort | undefined) => ({
    to: sort && isSortOffered(sort) ? linkTo(shape, withSort(address, sort)) : null,
    direction: sort === address.sort ? address.direction : null,
  })
  const heading = (name: string) => {
    const sort = isCommonColumn(name) ? sortsOfCommon[name] : own[name]?.sort
    const label = isCommonColumn(name) ? t(`columns.${name}`) : (own[name]?.label ?? name)
    return <SortHeading key={name} label={label} {...orderOf(sort)} isNumber={own[name]?.isNumber} />
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
            <SortHeading label={t('columns.title')} {...orderOf('title')} />
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
      {isCommonColumn(name) ? <CommonCell name={name} item={item} now={now} exams={exams} /> : own[name]?.cell(item)}
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
