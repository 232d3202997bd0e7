import type { CourseSummary } from '../../../domain/courses/contract.ts'
import { lessonCount } from '../../../domain/courses/kinds.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

type Props = {
  course: Pick<CourseSummary, 'extent' | 'hasCertificate'>
  /** True in a list. */
  isShort?: boolean
}

/**
 * Length of a course, and that it ends with a certificate: "3 chapters · 8 lessons · about 1 hour 20 minutes ·
 * Certificate", or "8 lessons · 80 min · Certificate".
 */
export function ExtentLine({ course: { extent, hasCertificate }, isShort = false }: Props) {
  const { t } = useTranslation('courses')
  const { span } = useFormat()
  const lessons = t('lessons', { count: lessonCount(extent) })
  const length = isShort
    ? [lessons, t('minutes', { count: extent.minutes })]
    : [t('chapters', { count: extent.chapters }), lessons, t('takes', { span: span(extent.minutes * 60_000) })]
  return <span className="tabular">{(hasCertificate ? [...length, t('withCertificate')] : length).join(' · ')}</span>
}
