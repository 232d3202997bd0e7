import { lazy, memo, Suspense } from 'react'
import type { CourseDetail } from '../../../domain/courses/contract.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const Card = lazy(async () => ({ default: (await import('./certificate-card.tsx')).CertificateCard }))

/**
 * The certificate of who has one or may ask for it; its script comes after the page. Until then it is the form that the
 * server sent, which nothing around it may render anew.
 */
export const LateCertificateCard = memo(function LateCertificateCard({ course }: { course: CourseDetail }) {
  if (!course.certificate && !course.progress?.complete) return null
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <Card course={course} />
    </Suspense>
  )
})
