import type { HomeOfStudent } from '../../../../domain/home/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { timecode } from '../../../../domain/videos/timecode.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { ExamEmblem } from '../../../ui/faces/exam-emblem.tsx'
import { SubjectCover } from '../../../ui/faces/subject-cover.tsx'
import { StepRow } from './step-row.tsx'

type Step = HomeOfStudent['continues'][number]

const addressOf = (step: Step): string => {
  if (step.kind === 'lesson') return paths.lesson(step.courseId, step.lessonId)
  if (step.kind === 'series') return paths.test(step.testId)
  return step.kind === 'material' ? paths.material(step.id) : paths.video(step.id)
}

const shareOf = (step: Step): number | null => {
  if (step.kind === 'lesson' || step.kind === 'series') return step.total === 0 ? null : step.done / step.total
  return step.kind === 'material' ? step.share : step.positionMs / step.durationMs
}

function Face({ step }: { step: Step }) {
  if (step.kind === 'series') return <ExamEmblem exam={step.exam} />
  const seed = step.kind === 'lesson' ? step.courseId : step.id
  return <SubjectCover subject={step.subject} seed={seed} shape="tile" className="max-w-10" />
}

/** A lesson, material, film or series that the student left, with how far they are. */
export function ContinueRow({ step, isMain }: { step: Step; isMain: boolean }) {
  const farIn = useFarIn()
  return (
    <StepRow
      to={addressOf(step)}
      tile={<Face step={step} />}
      title={<BilingualText text={step.kind === 'series' ? step.series : step.title} />}
      sub={farIn(step)}
      isMain={isMain}
      share={shareOf(step)}
    />
  )
}

const useFarIn = () => {
  const { t } = useTranslation('myHome')
  const { pick } = useBilingual()
  return (step: Step): string => {
    if (step.kind === 'lesson')
      // With all lessons done the last one, a final test, is taken again.
      return t('lesson', {
        number: Math.min(step.done + 1, step.total),
        total: step.total,
        course: pick(step.course),
      })
    if (step.kind === 'series') return t('tests', { done: step.done, total: step.total, next: pick(step.title) })
    if (step.kind === 'video') return t('video', { left: timecode(step.durationMs - step.positionMs) })
    if (step.page !== null && step.pages !== null) return t('page', { page: step.page, pages: step.pages })
    return t('reading')
  }
}
