import type { ReactNode } from 'react'
import { paths } from '../../domain/paths.ts'
import type { AccessKind } from '../../domain/purchases/access.ts'
import type { Sale } from '../../domain/purchases/offers.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { useBilingual } from '../i18n/use-language.ts'
import { LinkButton } from './button.tsx'
import { BuyBox } from './lazy-buy-box.ts'
import { Notice } from './notice.tsx'

type Word = 'title' | 'seeCourse' | 'see' | 'course' | 'series'

/** Ways to buy the item. */
type Item = Sale & { access: AccessKind; series: { id: string; title: Bilingual } | null; courseId: string | null }

type Props = {
  item: Item
  /** Translation function of the area. */
  t: (key: `locked.${Word}`, values?: Record<string, string>) => string
  className: string
  /** Text on how much of the item is open. */
  children: ReactNode
}

/** Notice of an item that is not bought: the open part, the series or course that contains it, and the price. */
export function LockedNotice({ item, t, className, children }: Props) {
  const { courseId } = item
  const { pick } = useBilingual()
  const series = item.access === 'series' ? item.series : null
  return (
    <Notice
      title={t('locked.title')}
      className={className}
      actions={
        courseId !== null ? (
          <LinkButton to={paths.course(courseId)} look="secondary">
            {t('locked.seeCourse')}
          </LinkButton>
        ) : (
          series && (
            <LinkButton to={paths.series(series.id)} look="secondary">
              {t('locked.see')}
            </LinkButton>
          )
        )
      }
    >
      <div className="grid gap-2">
        <p>{children}</p>
        {courseId !== null ? (
          <p>{t('locked.course')}</p>
        ) : (
          series && <p>{t('locked.series', { title: pick(series.title) })}</p>
        )}
        <BuyBox sale={item} owned={false} />
      </div>
    </Notice>
  )
}
