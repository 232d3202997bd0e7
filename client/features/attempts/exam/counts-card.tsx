import { countStatuses, paletteStatuses } from '../../../../domain/attempts/palette.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { useExam } from './exam-context.ts'
import { StatusShape } from '../../../ui/status-shape.tsx'

/** Counts of a section by status, below its tab. */
export function CountsCard({ sectionId, left }: { sectionId: string; left: number }) {
  const { t } = useTranslation('attempt')
  const { paper, sheet } = useExam()
  const section = paper.sections.find(({ id }) => id === sectionId)
  if (!section) return null
  const counts = countStatuses(sheet, section.questionIds)
  return (
    <div
      className="absolute top-full z-10 w-64 max-w-full rounded-b-md border border-hairline bg-surface p-3 shadow-float"
      style={{ left }}
    >
      <p className="mb-2 text-sm font-semibold">
        <BilingualText text={section.title} />
      </p>
      <ul className="grid gap-1">
        {paletteStatuses.map((status) => (
          <li key={status} className="flex items-center gap-2 text-xs">
            <StatusShape status={status} className="-my-1 scale-75">
              {counts[status]}
            </StatusShape>
            {t(`status.${status}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
