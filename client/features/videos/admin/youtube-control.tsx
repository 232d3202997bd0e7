import { youtubeIdOf } from '../../../../domain/videos/youtube-id.ts'
import { useEditor, type ControlProps } from '../../../office/editor/editor-context.ts'
import { TextControl } from '../../../office/editor/text-controls.tsx'

/** Address or id of a YouTube video; once typed, the id takes its place. */
export function YoutubeControl({ path, field }: ControlProps) {
  const { store } = useEditor()
  if (field.type !== 'line') return null
  const keepId = () => {
    const typed = store.get(path)
    const id = typeof typed === 'string' ? youtubeIdOf(typed) : null
    if (id !== null) store.set(path, id)
  }
  return (
    <div onBlur={keepId}>
      <TextControl path={path} field={field} />
    </div>
  )
}
