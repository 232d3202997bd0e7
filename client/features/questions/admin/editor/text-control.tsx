import type { ControlProps } from '../../../../office/editor/editor-context.ts'
import { BilingualControl } from '../../../../office/editor/text-controls.tsx'
import { ParityNotes } from './parity-notes.tsx'

type Props = ControlProps & {
  /** In place of the field's own label. */
  text?: string
  isLow?: boolean
}

/** Text in both languages with the differences between them. */
export function ComparedText({ path, field, text, isLow }: Props) {
  if (field.type !== 'text') return null
  return (
    <>
      <BilingualControl path={path} field={field} text={text} isLow={isLow} />
      <ParityNotes path={path} />
    </>
  )
}
