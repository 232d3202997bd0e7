import type { DataExport } from '../../../../domain/accounts/data-rights.ts'
import { useStrings } from '../../../i18n/use-strings.ts'
import { CopyPart } from './copy/copy-part.tsx'
import { ErasePart } from './erase/erase-part.tsx'

type Props = { copy: DataExport; hasPassword: boolean; openTests: boolean }

/** Data rights of the student: export and deletion. */
export function DataParts({ copy, hasPassword, openTests }: Props) {
  useStrings('rights')
  return (
    <>
      <CopyPart copy={copy} />
      <ErasePart hasPassword={hasPassword} openTests={openTests} />
    </>
  )
}
