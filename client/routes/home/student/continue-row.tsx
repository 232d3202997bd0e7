import type { ContinueStep } from '../../../../domain/home/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { timecode } from '../../../../domain/videos/timecode.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { SubjectCover } from '../../../ui/faces/subject-cover.tsx'
import { StepRow } from './step-row.tsx'

const addressOf = (step: ContinueStep): string => {
  if (step.kind === 'lesson') return paths.lesson(step.courseId, step.lessonId)
  return step.kind === 'material' ? paths.material(step.id) : paths.video(step.id)
}

const shareOf = (step: ContinueStep): number | null => {
  if (step.kind === 'lesson') return step.total === 0 ? null : step.done / step.total
  return step.kind === 'material' ? step.share : step.positionMs / step.durationMs
}

/** A lesson, material or film that the student left, with how far they are. */
export function ContinueRow({ step, isMain }: { step: ContinueStep; isMain: boolean }) {
  const farIn = useFarIn()
  const seed = step.kind === 'lesson' ? step.courseId : step.id
  return (
    <StepRow
      to={addressOf(step)}
      tile={<SubjectCover subject={step.subject} seed={seed} shape="tile" className="max-w-10" />}
      title={<BilingualText text={step.title} />}
      sub={farIn(step)}
      isMain={isMain}
      share={shareOf(step)}
    />
  )
}

const useFarIn = () => {
  const { t } = useTranslation('myHome')
  const { pick } = useBilingual()
  return (step: ContinueStep): string => {
    if (step.kind === 'lesson')
      // With all lessons done the last one, a final test, is taken again.
      return t('lesson', {
        number: Math.min(step.done + 1, step.total),
        total: step.total,
        course: pick(step.course),
      })
    if (step.kind === 'video') return t('video', { left: timecode(step.durationMs - step.positionMs) })
    if (step.page !== null && step.pages !== null) return t('page', { page: step.page, pages: step.pages })
    return t('reading')
  }
}
