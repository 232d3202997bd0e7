import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { UploadArea } from '../../../../office/files/upload-area.tsx'

type Props = {
  kind: 'questions' | 'archive'
  label: string
  name: string
  held?: string | undefined
  onHeld?: (isHeld: boolean) => void
}

/** Upload of a file of an import; its key is a hidden control. */
export function FileSource({ kind, label, name, held, onHeld }: Props) {
  const { t } = useTranslation('questionImports')
  const [file, setFile] = useState<{ key: string; title: string } | null>(held ? { key: held, title: label } : null)
  const chosen = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that chose the file is gone.
    if (file && document.activeElement === document.body) chosen.current?.focus()
  }, [file])
  const hold = (next: typeof file) => {
    setFile(next)
    onHeld?.(next !== null)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      {file ? (
        <p
          ref={chosen}
          tabIndex={-1}
          className="mt-1 flex flex-wrap items-center gap-2 rounded-md border border-hairline bg-sunken p-2 text-sm"
          role="status"
        >
          <input type="hidden" name={name} value={file.key} />
          <span lang={writtenLanguage(file.title)} className="min-w-0 grow break-words">
            {t('chosen', { name: file.title })}
          </span>
          <button type="button" onClick={() => hold(null)} className={compactButton}>
            <X aria-hidden className="size-4" /> {t('files:remove')}
          </button>
        </p>
      ) : (
        <UploadArea
          place={`import:${kind}`}
          kind={kind}
          fileId={null}
          isReplacing={false}
          isLocked={false}
          onDone={({ key }, title) => hold({ key, title })}
        />
      )}
    </fieldset>
  )
}
