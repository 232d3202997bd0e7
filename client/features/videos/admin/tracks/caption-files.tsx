import { FileDown } from 'lucide-react'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { foldOutButton } from '../../../../office/button-classes.ts'
import { useEditor, useRowKeys } from '../../../../office/editor/editor-context.ts'
import { CaptionImport } from './caption-import.tsx'

/** Import of captions in one language, and downloads of both. */
export function CaptionFiles() {
  const { t } = useTranslation('videoEditor')
  const { itemId, locked } = useEditor()
  const hasRows = useRowKeys('captions').length > 0
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-4 gap-y-1">
      {locked === null && (
        <details className="grow">
          <summary className={`${foldOutButton} w-fit cursor-pointer`}>{t('files.import')}</summary>
          <CaptionImport />
        </details>
      )}
      {hasRows && (
        <p className="flex min-h-9 flex-wrap items-center gap-x-3 text-sm text-muted">
          <FileDown aria-hidden className="size-4" /> {t('files.export')}
          {(['en', 'hi'] as const).map((language) => (
            <a
              key={language}
              href={officePaths.adminVideoTrack(itemId, { kind: 'captions', language })}
              download={`${itemId}.${language}.vtt`}
              className="link inline-flex items-center pointer-coarse:min-h-11"
            >
              {t('files.exportOf', { language: t(`editor:languages.${language}`) })}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
