import type { HomeTest } from '../../../../domain/home/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { ExamEmblem } from '../../../ui/faces/exam-emblem.tsx'
import { StepRow } from './step-row.tsx'

type Props = { next: HomeTest; isMain: boolean; isFirst: boolean }

/** Next test of the student, or the first one of a newcomer. */
export function NextRow({ next, isMain, isFirst }: Props) {
  const { t } = useTranslation('myHome')
  const { span } = useFormat()
  const size = t('catalogue:questions', { count: next.questionCount })
  return (
    <StepRow
      to={paths.test(next.id)}
      tile={<ExamEmblem exam={next.exam ?? ''} />}
      title={<BilingualText text={next.title} />}
      sub={t(isFirst ? 'first' : 'next', { size, time: span(next.durationMs) })}
      isMain={isMain}
    />
  )
}
