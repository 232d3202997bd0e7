import { useEffect, useState } from 'react'
import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { recallPlace } from './reader/place.ts'

/** Link to the chapter last read on this device. */
export function ResumeChapter({ material }: { material: MaterialDetail }) {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  const [kept, setKept] = useState<string | undefined>()
  const shown = material.chapters[0]?.id
  useEffect(() => setKept(recallPlace(material.id).chapter), [material.id])
  const line = material.contents.find(({ id, open }) => open && id === kept)
  if (material.kind !== 'e_book' || !line || line.id === shown) return null
  return (
    <p className="mt-4">
      <LinkButton to={`${paths.material(material.id)}?chapter=${line.id}#${line.id}`}>
        {t('resumeChapter', { title: pick(line.title) })}
      </LinkButton>
    </p>
  )
}
