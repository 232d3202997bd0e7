import { useEffect, useState } from 'react'
import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { materialTraits } from '../../../domain/materials/kinds.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useMaterialPlaces } from './material-places.ts'
import { loadPlace } from './reader/place.ts'

/** Link to the chapter last read on this device. */
export function ResumeChapter({ material }: { material: MaterialDetail }) {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  const places = useMaterialPlaces()
  const [lastRead, setLastRead] = useState<string | undefined>()
  const shown = material.chapters[0]?.id
  useEffect(() => setLastRead(loadPlace(material.id).chapter), [material.id])
  const line = material.contents.find(({ id, open }) => open && id === lastRead)
  if (!materialTraits[material.kind].chapterPages || !line || line.id === shown) return null
  return (
    <p className="mt-4">
      <LinkButton to={places.chapter(material, line.id)}>{t('resumeChapter', { title: pick(line.title) })}</LinkButton>
    </p>
  )
}
