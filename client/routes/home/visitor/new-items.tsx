import type { HomeItem } from '../../../../domain/home/contract.ts'
import { timecode } from '../../../../domain/videos/timecode.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { SubjectCover } from '../../../ui/faces/subject-cover.tsx'
import { HomeSection } from '../home-section.tsx'
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
              tile={<SubjectCover subject={item.subject} seed={item.id} shape="tile" className="max-w-14 self-start" />}
            >
              <span className="line-clamp-2">
                <BilingualText text={item.summary} />
              </span>
              <p className="tabular">
                {[
                  t(item.access === 'free' ? 'free' : 'catalogue:premium'),
                  item.durationMs !== undefined && timecode(item.durationMs),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </Line>
          ))}
        </Lines>
      </div>
    </HomeSection>
  )
}
