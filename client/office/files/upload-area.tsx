import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FileKind } from '../../../domain/content/fields.ts'
import type { UploadedFile } from '../../../domain/files/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { compactButton } from '../button-classes.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { uploads } from './uploads.ts'
import { useUpload } from './use-upload.ts'

const accepted: Record<FileKind, string> = {
  pdf: '.pdf,application/pdf',
  video: '.mp4,.m4v,.webm,video/mp4,video/webm',
  picture: 'image/jpeg,image/png,image/webp',
  questions: '.xlsx,.csv,.tsv,.txt,.gift,.xml,.docx,.zip',
  archive: '.zip',
}

type Props = {
  /** Name of the place in this window; its upload goes on while another page is shown. */
  place: string
  kind: FileKind
  /** File that gets a new version; null for a new file. */
  fileId: string | null
  /** True where a file is held already. */
  isReplacing: boolean
  isLocked: boolean
  onDone: (file: UploadedFile, name: string) => void
}

/** Button and drop zone for one file, then the progress of its upload. */
export function UploadArea({ place, kind, fileId, isReplacing, isLocked, onDone }: Props) {
  const { t } = useTranslation('files')
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<File | null>(null)
  const [isOver, setOver] = useState(false)
  const state = useUpload(place, onDone)
  const isOff = isLocked || !isHydrated
  const take = (file: File | undefined) => {
    if (!file || isOff) return
    if (kind === 'picture') setPicture(file)
    else uploads.start(place, { kind, file, alt: null, fileId })
  }
  if (state) return <UploadProgress place={place} state={state} />
  return (
    <div
      onDragOver={(event) => {
        if (isOff || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
      className={classes(
        'mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-dashed p-2 text-sm',
        isOver ? 'border-primary bg-primary-soft' : 'border-edge',
      )}
    >
      <button type="button" disabled={isOff} onClick={() => input.current?.click()} className={compactButton}>
        <Upload aria-hidden className="size-4" /> {t(`${isReplacing ? 'replace' : 'choose'}.${kind}`)}
      </button>
      <span className="text-muted max-sm:hidden">{t('drop')}</span>
      <span className="text-xs text-muted">{t(`limits.${kind}`)}</span>
      <p className="hidden w-full text-muted noscript:block">{t('script')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted[kind]}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {picture && (
        <PictureDialog
          file={picture}
          onClose={() => setPicture(null)}
          onReady={(file, alt) => {
            setPicture(null)
            uploads.start(place, { kind, file, alt, fileId })
          }}
        />
      )}
    </div>
  )
}
