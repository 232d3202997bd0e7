import type { HomeLists } from '../../../../domain/home/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { NewItems } from './new-items.tsx'

/** Courses, videos and materials. */
export function ToLearn({ courses, videos, materials }: Pick<HomeLists, 'courses' | 'videos' | 'materials'>) {
  const { t } = useTranslation('home')
  if (courses.length + videos.length + materials.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-3 lg:items-start lg:gap-8">
      <NewItems
        title={t('courses.title')}
        all={{ to: paths.courses(), text: t('courses.all') }}
        items={courses}
        addressOf={paths.course}
      />
      <NewItems
        title={t('videos.title')}
        all={{ to: paths.videos(), text: t('videos.all') }}
        items={videos}
        addressOf={paths.video}
      />
      <NewItems
        title={t('materials.title')}
        all={{ to: paths.studyMaterials(), text: t('materials.all') }}
        items={materials}
        addressOf={paths.material}
      />
    </div>
  )
}
