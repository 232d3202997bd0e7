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

/** Series or course that contains the item. */
const useWhole = ({ access, series, courseId }: Item, t: Props['t']) => {
  const { pick } = useBilingual()
  if (courseId !== null) return { to: paths.course(courseId), see: t('locked.seeCourse'), text: t('locked.course') }
  if (access !== 'series' || !series) return null
  return {
    to: paths.series(series.id),
    see: t('locked.see'),
    text: t('locked.series', { title: pick(series.title) }),
  }
}

/** Notice of an item that is not bought: the open part, the series or course that contains it, and the price. */
export function LockedNotice({ item, t, className, children }: Props) {
  const whole = useWhole(item, t)
  return (
    <Notice
      title={t('locked.title')}
      className={className}
      actions={
        whole && (
          <LinkButton to={whole.to} look="secondary">
            {whole.see}
          </LinkButton>
        )
      }
    >
      <p>{children}</p>
      <p>{whole?.text}</p>
      <BuyBox sale={item} owned={false} />
    </Notice>
  )
}
