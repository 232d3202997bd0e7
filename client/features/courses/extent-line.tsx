import type { CourseSummary } from '../../../domain/courses/contract.ts'
import { lessonCount } from '../../../domain/courses/kinds.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Length of a course: "3 chapters · 8 lessons · about 1 hour 20 minutes". */
export function ExtentLine({ extent }: Pick<CourseSummary, 'extent'>) {
  const { t } = useTranslation('courses')
  const { span } = useFormat()
  const parts = [
    t('chapters', { count: extent.chapters }),
    t('lessons', { count: lessonCount(extent) }),
    t('takes', { span: span(extent.minutes * 60_000) }),
  ]
  return <span className="tabular">{parts.join(' · ')}</span>
}
