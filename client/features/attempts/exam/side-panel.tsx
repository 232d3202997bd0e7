import { useTranslation } from '../../../i18n/use-translation.ts'
import { countStatuses } from '../../../../domain/attempts/palette.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { CandidateBadge } from './candidate-badge.tsx'
import { useExam } from './exam-context.ts'
import { Legend } from './legend.tsx'
import { Palette } from './palette.tsx'

type Props = { onSubmit: () => void; onJump?: () => void; paletteClass: string }

/** Candidate, legend with the counts of the section, palette and Submit: beside the question, or in the sheet of a phone. */
export function PanelContent({ onSubmit, onJump, paletteClass }: Props) {
  const { t } = useTranslation('attempt')
  const { paper, sheet, sectionId, readOnly } = useExam()
  const section = paper.sections.find(({ id }) => id === sectionId)
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <CandidateBadge />
        <div className="border-b border-hairline p-3">
          <Legend reviewCounts={paper.reviewCounts} counts={countStatuses(sheet, section?.questionIds ?? [])} />
        </div>
        {section && (
          <p className="bg-[#4078b8] px-3 py-1.5 text-sm font-semibold text-white">
            <BilingualText text={section.title} />
          </p>
        )}
        <div className="p-3">
          <h2 className="mb-2 text-sm">{t('exam.choose')}</h2>
          <Palette onJump={onJump} className={paletteClass} />
        </div>
      </div>
      <div className="border-t border-hairline p-2">
        <Button className="w-full" onClick={onSubmit} disabled={readOnly}>
          {t('exam.submit')}
        </Button>
      </div>
    </>
  )
}
