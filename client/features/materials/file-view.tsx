import { Download, FileText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { languages, type Language } from '../../../domain/language.ts'
import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { browserPart } from '../../ui/browser-part.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMaterialPlaces } from './material-places.ts'

// As high as the reader, so that nothing below moves.
const waiting = (
  <div className="noscript:hidden" style={{ minHeight: '80dvh' }}>
    <Skeleton />
  </div>
)

/** Loads pdf.js only on pages that show a PDF, once they are interactive. */
const PdfReader = browserPart(() => import('./reader/pdf-reader.tsx'), 'PdfReader', waiting)

const linkLook =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border border-edge bg-surface px-3 text-sm font-semibold hover:bg-sunken'

type Props = {
  material: MaterialDetail
  /** True while the reader waits, because another view may replace it. */
  isHeld?: boolean
  /** Controls before those of the file. */
  controls?: ReactNode
}

/** File of a material in the selected language: reader, link (works without script) and download. */
export function FileView({ material, isHeld = false, controls }: Props) {
  const { t } = useTranslation('materials')
  const { language: interfaceLanguage } = useLanguage()
  const [chosen, setChosen] = useState<Language | null>(null)
  const places = useMaterialPlaces()
  const { files } = material
  const available = languages.filter((language) => files[language])
  const language = available.find((each) => each === (chosen ?? interfaceLanguage)) ?? available[0]
  const file = language && files[language]
  if (!language || !file) return null
  const address = (download: boolean) => places.file(material.id, { language, ...partAndVersion(file) }, { download })
  const size = fileSize(file.bytes)
  const canSave = file.part === 'whole' && material.downloadable
  return (
    <section aria-label={t('reader.label')} className="mt-5">
      <div className="mb-3 flex flex-wrap items-end gap-2">
        {controls}
        {available.length > 1 && (
          <div className="noscript:hidden">
            <Segmented
              isPlain
              label={t('language')}
              options={available.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
              value={language}
              onChange={setChosen}
            />
          </div>
        )}
        <a href={address(false)} target="_blank" rel="noreferrer" className={linkLook}>
          <FileText aria-hidden className="size-5" />
          {canSave ? t('openFile') : t('openFileOf', { size })}
        </a>
        {canSave && (
          <a href={address(true)} download className={linkLook}>
            <Download aria-hidden className="size-5" />
            {t('download', { size })}
          </a>
        )}
      </div>
      {file.part === 'whole' && !material.downloadable && <p className="mb-3 text-sm text-muted">{t('noDownload')}</p>}
      <noscript>
        <p className="mb-3">{t('reader.noScript')}</p>
      </noscript>
      {isHeld ? (
        waiting
      ) : (
        <PdfReader
          key={address(false)}
          material={material}
          url={address(false)}
          bytes={file.bytes}
          pages={file.pages}
          ofPages={file.ofPages}
          language={language}
        />
      )}
    </section>
  )
}

const partAndVersion = ({ part, version }: { part: string; version: string }) => ({ part, version })
