import { Form, useNavigation } from 'react-router'
import type { PresetPart } from '../../../../domain/catalogue/presets/office.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'

type Props = {
  part: PresetPart
  /** Id of the version; empty for a first one. */
  from: string
  label: string
  /** Accessible name with the version. */
  name?: string
}

/** Button that begins the next version, as a copy. */
export function CopyForm({ part, from, label, name }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <HiddenFields fields={{ part, from }} />
      <button type="submit" name="intent" value="copy" disabled={isBusy} aria-label={name} className={compactButton}>
        {label}
      </button>
    </Form>
  )
}
