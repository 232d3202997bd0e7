import { RefusalNotice } from '../../../forms/refusal-notice.tsx'
import type { Refusal } from '../../../forms/refusal.ts'
import { useStrings } from '../../../i18n/use-strings.ts'

/** Why an order was not placed. */
export function Refused({ refusal }: { refusal: Refusal }) {
  useStrings('errors')
  useStrings('accounts')
  return <RefusalNotice refusal={refusal} />
}
