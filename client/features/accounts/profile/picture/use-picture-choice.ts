import { useRef, useState } from 'react'
import { shrinkPicture } from './shrink-picture.ts'

/** Makes a chosen picture small within the form that sends it. `onPreview` gets its address, null where there is none. */
export const usePictureChoice = (onPreview: (preview: string | null) => void) => {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [unreadable, setUnreadable] = useState(false)

  const cancel = () => {
    form.current?.reset()
    onPreview(null)
  }

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return onPreview(null)
    try {
      const small = await shrinkPicture(chosen)
      // The form sends what its field holds: from here on that is the small picture.
      const files = new DataTransfer()
      files.items.add(small.file)
      if (input.current) input.current.files = files.files
      setUnreadable(false)
      onPreview(small.preview)
    } catch {
      setUnreadable(true)
      cancel()
    }
  }

  return { form, input, unreadable, choose, cancel }
}
