import type { ReactNode } from 'react'
import { paths } from '../../domain/paths.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { rupees } from '../i18n/format.ts'
import { useBilingual } from '../i18n/use-language.ts'
import { LinkButton } from './button.tsx'
import { Notice } from './notice.tsx'

type Word = 'title' | 'seeCourse' | 'see' | 'course' | 'alone' | 'series' | 'seriesPrice'

/** Ways to buy the item. */
type Item = { series: { id: string; title: Bilingual; pricePaise: number | null } | null; courseId: string | null }

type Props = {
  item: Item
  /** Translation function of the area. */
  t: (key: `locked.${Word}`, values?: Record<string, string>) => string
  className: string
  /** Text on how much of the item is open. */
  children: ReactNode
}

/** Notice of an item that is not bought: the open part and the series or course that sells it. */
export function LockedNotice({ item, t, className, children }: Props) {
  const { series, courseId } = item
  return (
    <Notice
      title={t('locked.title')}
      className={className}
      actions={
        courseId !== null ? (
          <LinkButton to={paths.course(courseId)}>{t('locked.seeCourse')}</LinkButton>
        ) : (
          series && <LinkButton to={paths.series(series.id)}>{t('locked.see')}</LinkButton>
        )
      }
    >
      <p>{children}</p>
      <p>{useBelonging(item, t)}</p>
    </Notice>
  )
}

const useBelonging = ({ series, courseId }: Item, t: Props['t']): string => {
  const { pick } = useBilingual()
  if (courseId !== null) return t('locked.course')
  if (series === null) return t('locked.alone')
  const title = pick(series.title)
  return series.pricePaise === null
    ? t('locked.series', { title })
    : t('locked.seriesPrice', { title, price: rupees(series.pricePaise) })
}
