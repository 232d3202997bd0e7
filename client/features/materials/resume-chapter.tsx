import { useEffect, useState } from 'react'
import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { materialTraits } from '../../../domain/materials/kinds.ts'
import { latestPlace } from '../../../domain/materials/reading.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useMaterialPlaces } from './material-places.ts'
import { loadPlace } from './reader/place.ts'

/** Link to the chapter read last, on this device or another. */
export function ResumeChapter({ material }: { material: MaterialDetail }) {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  const places = useMaterialPlaces()
  // The server's place is in the page; the device's, where it is newer, is known once scripts run.
  const [lastRead, setLastRead] = useState(material.place?.chapter)
  const { chapterPages } = materialTraits[material.kind]
  // The reader is there already.
  const shown = chapterPages ? material.chapters[0]?.id : material.contents[0]?.id
  useEffect(
    () => setLastRead(latestPlace([loadPlace(material.id), material.place])?.chapter),
    [material.id, material.place],
  )
  const line = material.contents.find(({ id, open }) => open && id === lastRead)
  if (!line || line.id === shown) return null
  return (
    <p className="mt-4">
      <LinkButton to={places.chapter(material, line.id)}>{t('resumeChapter', { title: pick(line.title) })}</LinkButton>
    </p>
  )
}
