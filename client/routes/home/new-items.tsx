import type { HomeItem } from '../../../domain/home/contract.ts'
import { timecode } from '../../../domain/videos/timecode.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { HomeSection } from './home-section.tsx'
import { Line, Lines } from './lines.tsx'

type Props = {
  title: string
  all: { to: string; text: string }
  items: HomeItem[]
  addressOf: (id: string) => string
}

/** Newest items of one kind; hidden if there are none. */
export function NewItems({ title, all, items, addressOf }: Props) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <HomeSection title={title} all={all}>
      <div className="mt-3">
        <Lines>
          {items.map((item) => (
            <Line
              key={item.id}
              to={addressOf(item.id)}
              title={item.title}
              badge={item.access === 'free' && <Badge tone="success">{t('free')}</Badge>}
            >
              <BilingualText text={item.summary} />
              {item.durationMs !== undefined && <p className="tabular">{timecode(item.durationMs)}</p>}
            </Line>
          ))}
        </Lines>
      </div>
    </HomeSection>
  )
}
