import { Briefcase } from 'lucide-react'
import type { FreshItem } from '../../../../domain/home/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { ExamEmblem } from '../../../ui/faces/exam-emblem.tsx'
import { SubjectCover } from '../../../ui/faces/subject-cover.tsx'
import { IconTile, StepRow, Steps } from './step-row.tsx'

const addresses: Record<FreshItem['kind'], (id: string) => string> = {
  job: paths.job,
  series: paths.series,
  course: paths.course,
  video: paths.video,
  material: paths.material,
}

/** New items for the exams of the student. */
export function FreshList({ items, title }: { items: readonly FreshItem[]; title: string }) {
  const { t } = useTranslation('myHome')
  return (
    <section>
      <h2 className="mb-2 text-lg md:text-xl">{title}</h2>
      <Steps>
        {items.map((item) => (
          <StepRow
            key={item.id}
            to={addresses[item.kind](item.id)}
            tile={<Face item={item} />}
            title={<BilingualText text={item.title} />}
            sub={t(`kinds.${item.kind}`)}
          />
        ))}
      </Steps>
    </section>
  )
}

function Face({ item: { kind, id, face } }: { item: FreshItem }) {
  if (kind === 'job') return <IconTile icon={Briefcase} />
  if (kind === 'series') return <ExamEmblem exam={face ?? ''} />
  return <SubjectCover subject={face ?? ''} seed={id} shape="tile" className="max-w-10" />
}
