import type { OfficeItem } from '../../../domain/content/office-list.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { When } from './changed.tsx'
import { Languages } from './languages.tsx'
import type { CommonColumn } from './list-shape.ts'
import { RowState } from './row-state.tsx'

type Props = { name: CommonColumn; item: OfficeItem; now: number; exams: { id: string; title: Bilingual }[] }

/** Cell of a column that every list offers. */
export function CommonCell({ name, item, now, exams }: Props) {
  const { t } = useTranslation('officeList')
  const { pick } = useBilingual()
  switch (name) {
    case 'state':
      return <RowState item={item} now={now} />
    case 'languages':
      return <Languages item={item} />
    case 'access':
      return item.access ? t(`access.${item.access}`) : '–'
    case 'exams':
      return item.exams.length === 0
        ? t('everyExam')
        : item.exams
            .map((slug) => pick(exams.find(({ id }) => id === slug)?.title ?? { en: slug, hi: slug }))
            .join(', ')
    case 'published':
      return item.publishedAt === null ? '–' : <When at={item.publishedAt} now={now} />
    case 'code':
      return item.code || '–'
    case 'changed':
      return (
        <span className="grid leading-snug">
          <When at={item.changedAt} now={now} />
          <span className="truncate text-xs text-muted">{item.changedBy?.name ?? t('product')}</span>
        </span>
      )
  }
}
