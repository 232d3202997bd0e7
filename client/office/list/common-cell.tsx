import type { OfficeItem } from '../../../domain/content/office-list.ts'
import { languages } from '../../../domain/language.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { When } from './changed.tsx'
import type { CommonColumn } from './list-shape.ts'
import { StateBadge } from './state-badge.tsx'

/** Complete languages by their letters; the missing ones are struck through. */
function Languages({ item }: { item: OfficeItem }) {
  const { t } = useTranslation('officeList')
  return (
    <span className="inline-flex gap-1.5 text-sm">
      {languages.map((language) => {
        const isComplete = item.languages.includes(language)
        return (
          <abbr
            key={language}
            title={t(isComplete ? 'complete' : 'incomplete', { language: t(`languages.${language}`) })}
            className={isComplete ? 'no-underline' : 'text-danger line-through decoration-2'}
          >
            <span lang={language}>{t(`letters.${language}`)}</span>
          </abbr>
        )
      })}
    </span>
  )
}

type Props = { name: CommonColumn; item: OfficeItem; now: number; exams: { id: string; title: Bilingual }[] }

/** Cell of a column that every list offers. */
export function CommonCell({ name, item, now, exams }: Props) {
  const { t } = useTranslation('officeList')
  const { pick } = useBilingual()
  switch (name) {
    case 'state':
      return <StateBadge item={item} />
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
