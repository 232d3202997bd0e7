import { Link } from 'react-router'
import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { ChaptersView } from '../../features/materials/chapters-view.tsx'
import { FileView } from '../../features/materials/file-view.tsx'
import { LockedMaterial } from '../../features/materials/locked-material.tsx'
import { useStrings } from '../../i18n/use-strings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'

/** Lesson that is a material, shown in place. */
export function LessonMaterial({ material }: { material: MaterialDetail | null }) {
  useStrings('materials')
  const { t } = useTranslation('lesson')
  if (!material) return <p>{t('materialGone')}</p>
  return (
    <>
      <p className="max-w-reading">
        <BilingualText text={material.summary} /> {t('materialText')}
      </p>
      <Link to={paths.material(material.id)} className="link inline-flex min-h-11 items-center">
        {t('materialOpen')}
      </Link>
      {material.entitlement !== 'open' && <LockedMaterial material={material} />}
      <FileView material={material} />
      {material.chapters.length > 0 && <ChaptersView material={material} />}
    </>
  )
}
