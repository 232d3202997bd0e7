import { ExternalLink, X } from 'lucide-react'
import type { Field } from '../../../domain/content/fields.ts'
import type { UploadedFile } from '../../../domain/files/contract.ts'
import { fileIdOf, storedFileOf } from '../../../domain/files/stored-file.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { compactButton } from '../button-classes.ts'
import { ConflictChoice } from '../editor/conflict-choice.tsx'
import { useEditor, useValue } from '../editor/editor-context.ts'
import { useLabel } from '../editor/field-label.tsx'
import { useFault } from '../editor/use-fault.ts'
import { fileAddress } from './file-address.ts'
import { UploadArea } from './upload-area.tsx'
import { uploadPlace } from './uploads.ts'

type Props = {
  path: string
  field: Extract<Field, { type: 'file' }>
  /** Called with a file that has just been uploaded, for fields that follow from it. */
  onUploaded?: (file: UploadedFile) => void
}

type Held = { key: string; bytes: number }

const heldOf = (value: unknown): Held | null => {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('bytes' in value)) return null
  const { key, bytes } = value
  if (typeof key !== 'string' || typeof bytes !== 'number') return null
  return { key, bytes }
}

/** File of an item: what is held, and the upload of another. Without script the hidden control keeps it. */
export function FileControl({ path, field, onUploaded }: Props) {
  const { store, locked, itemId } = useEditor()
  const value = useValue(path)
  const held = heldOf(value)
  const error = useFault(path, true)
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="text-sm font-semibold">{useLabel(path)}</legend>
      <input type="hidden" name={path} value={held ? JSON.stringify(value) : ''} />
      {held && (
        <HeldFile
          held={held}
          isPicture={field.accept === 'picture'}
          isLocked={locked !== null}
          onRemove={() => store.set(path, null)}
        />
      )}
      <UploadArea
        place={uploadPlace(itemId, path)}
        kind={field.accept}
        fileId={held && fileIdOf(held.key)}
        isReplacing={held !== null}
        isLocked={locked !== null}
        onDone={(file) => {
          store.set(path, storedFileOf(field.accept, file))
          onUploaded?.(file)
        }}
      />
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
    </fieldset>
  )
}

type HeldProps = { held: Held; isPicture: boolean; isLocked: boolean; onRemove: () => void }

function HeldFile({ held: { key, bytes }, isPicture, isLocked, onRemove }: HeldProps) {
  const { t } = useTranslation('files')
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 text-sm">
      {isPicture && (
        <img src={fileAddress(key)} alt="" className="h-16 max-w-32 rounded-sm border border-hairline object-contain" />
      )}
      <span className="tabular text-muted">{fileSize(bytes)}</span>
      <a href={fileAddress(key)} target="_blank" rel="noreferrer" className={compactButton}>
        <ExternalLink aria-hidden className="size-4" /> {t('open')}
      </a>
      <button type="button" disabled={isLocked} onClick={onRemove} className={compactButton}>
        <X aria-hidden className="size-4" /> {t('remove')}
      </button>
    </div>
  )
}
