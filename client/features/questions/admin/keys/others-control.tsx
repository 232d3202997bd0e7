import type { ComponentType } from 'react'
import type { QuestionKind } from '../../../../../domain/questions/contract.ts'
import type { OthersProps } from './key-props.ts'
import { OtherOptions, SeparateKeys } from './other-keys.tsx'

/** Control of each kind's further keys. */
const controls: Record<QuestionKind, ComponentType<OthersProps>> = {
  mcq: OtherOptions,
  msq: SeparateKeys,
  nat: SeparateKeys,
  true_false: SeparateKeys,
  short: SeparateKeys,
  matrix: SeparateKeys,
  assertion_reason: OtherOptions,
}

/** Keys that are accepted beside the first. */
export function OthersControl(props: OthersProps) {
  const Control = controls[props.kind]
  return <Control {...props} />
}
