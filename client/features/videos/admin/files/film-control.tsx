import { useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useEditor, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { FileControl } from '../../../../office/files/file-control.tsx'
import { Notice } from '../../../../ui/notice.tsx'

/** Own film. An upload fills in its length and marks one without sound. */
export function FilmControl({ path, field }: ControlProps) {
  const { t } = useTranslation('videoEditor')
  const { store } = useEditor()
  const [isSilent, setSilent] = useState(false)
  if (field.type !== 'file') return null
  return (
    <div>
      <FileControl
        path={path}
        field={field}
        onUploaded={({ facts: { durationMs, hasSound } }) => {
          if (durationMs !== undefined) store.set('durationMs', durationMs)
          store.set('silent', hasSound === false)
          setSilent(hasSound === false)
        }}
      />
      {isSilent && (
        <div role="status" className="mt-2">
          <Notice tone="warning">{t('film.silent')}</Notice>
        </div>
      )}
    </div>
  )
}

/** Film of the beginning. An upload fills in its length. */
export function BeginningFilmControl({ path, field }: ControlProps) {
  const { store } = useEditor()
  if (field.type !== 'file') return null
  return (
    <FileControl
      path={path}
      field={field}
      onUploaded={({ facts: { durationMs } }) => {
        if (durationMs !== undefined) store.set('source.preview.durationMs', durationMs)
      }}
    />
  )
}
