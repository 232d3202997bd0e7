import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { addressOfPicture } from '../../../domain/files/stored-file.ts'
import type { Language } from '../../../domain/language.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { PictureDialog } from '../files/picture-dialog.tsx'
import { UploadProgress } from '../files/upload-progress.tsx'
import { uploads } from '../files/uploads.ts'
import { useUpload } from '../files/use-upload.ts'
import type { EditorHandle } from './editor-handle.ts'

type Props = {
  /** Name of the field. */
  name: string
  lang: Language
  editor: EditorHandle | null
  /** True while the toolbar asks for a picture. */
  isAsked: boolean
  onAsked: () => void
  /** Pictures that wait for their alternative text. */
  pictures: readonly File[]
  onPictures: (pictures: readonly File[]) => void
}

/** Alternative texts of pictures on their way, by the place of the upload. */
const texts = new Map<string, Bilingual>()

/** Asks for the alternative text of pictures, uploads one after another and inserts each into the text. */
export function TextPictures({ name, lang, editor, isAsked, onAsked, pictures, onPictures }: Props) {
  const place = `${useLocation().pathname}:${name}`
  const input = useRef<HTMLInputElement>(null)
  const state = useUpload(editor ? place : '', (file) => {
    const address = addressOfPicture(file)
    if (address) editor?.insertPicture(texts.get(place)?.[lang] ?? '', address)
    texts.delete(place)
  })
  useEffect(() => {
    if (!isAsked) return
    input.current?.click()
    onAsked()
  }, [isAsked, onAsked])
  const [next, ...others] = pictures
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          onPictures([...pictures, ...(currentTarget.files ?? [])])
          // The same picture can be chosen again.
          currentTarget.value = ''
        }}
      />
      {state && <UploadProgress place={place} state={state} />}
      {next && !state && (
        <PictureDialog
          key={pictures.length}
          file={next}
          onClose={() => onPictures(others)}
          onReady={(file, alt) => {
            texts.set(place, alt)
            uploads.start(place, { kind: 'picture', file, alt, fileId: null })
            onPictures(others)
          }}
        />
      )}
    </>
  )
}
