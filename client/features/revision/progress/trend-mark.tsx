import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { Trend } from '../../../../domain/revision/mastery.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

const icons = { up: ArrowUpRight, level: ArrowRight, down: ArrowDownRight } satisfies Record<Trend, typeof ArrowRight>

/** Direction of a topic's last answers as an arrow and in words. */
export function TrendMark({ trend }: { trend: Trend }) {
  const { t } = useTranslation('progress')
  const Icon = icons[trend]
  return (
    <span className="inline-flex items-center gap-0.5">
      <Icon aria-hidden size={16} />
      {t(`trends.${trend}`)}
    </span>
  )
}
