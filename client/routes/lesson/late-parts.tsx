import { lazy, memo, Suspense, type ComponentType } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'

const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }))
  return memo(function Late(props: Props) {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <Part {...props} />
      </Suspense>
    )
  })
}

export const LessonMaterial = late(async () => (await import('./lesson-material.tsx')).LessonMaterial)
export const LessonVideo = late(async () => (await import('./lesson-video.tsx')).LessonVideo)
