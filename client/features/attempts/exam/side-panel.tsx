import { useTranslation } from '../../../i18n/use-translation.ts'
import { countStatuses } from '../../../../domain/attempts/palette.ts'
import { formatRemaining } from '../../../../domain/attempts/server-clock.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { CandidateBadge } from './candidate-badge.tsx'
import { useExam } from './exam-context.ts'
import { Legend } from './legend.tsx'
import { Palette } from './palette.tsx'
import { useSubmission, type Submission } from './use-submission.ts'

type Props = { onSubmit: (of: Submission['of']) => void; onJump?: () => void; paletteClass: string }

/** Candidate, legend with the section's counts, palette and Submit: beside the question, or in the sheet on phones. */
export function PanelContent({ onSubmit, onJump, paletteClass }: Props) {
  const { t } = useTranslation('hall')
  const { paper, sheet, sectionId } = useExam()
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
          <h2 className="mb-2 text-sm">{t('panel.choose')}</h2>
          <Palette onJump={onJump} className={paletteClass} />
        </div>
      </div>
      <SubmitButton onSubmit={onSubmit} />
    </>
  )
}

/**
 * Submits the paper, or the current section when another one follows. Shows when an early submission becomes possible.
 */
function SubmitButton({ onSubmit }: Pick<Props, 'onSubmit'>) {
  const { t } = useTranslation('hall')
  const { readOnly } = useExam()
  const { of, allowed, fromLeft } = useSubmission()
  return (
    <div className="border-t border-hairline p-2">
      <Button
        className="w-full"
        onClick={() => onSubmit(of)}
        disabled={readOnly || !allowed}
        aria-describedby={allowed ? undefined : 'submit-from'}
      >
        {t(of === 'section' ? 'panel.submitSection' : 'panel.submit')}
      </Button>
      {!allowed && (
        <p id="submit-from" className="mt-1 text-center text-xs text-muted tabular">
          {fromLeft > 0 ? t('panel.submitFrom', { time: formatRemaining(fromLeft) }) : t('panel.submitByItself')}
        </p>
      )}
    </div>
  )
}
