import type { ComponentType } from 'react'
import type { QuestionKind } from '../../../../../domain/questions/contract.ts'
import type { KeyProps } from './key-props.ts'
import { MatrixKey } from './matrix-key.tsx'
import { NumberKey } from './number-key.tsx'
import { OneOptionKey, SeveralOptionsKey } from './options-key.tsx'
import { TextsKey } from './texts-key.tsx'
import { TrueFalseKey } from './true-false-key.tsx'

/** Control of each kind's key. */
const controls: Record<QuestionKind, ComponentType<KeyProps>> = {
  mcq: OneOptionKey,
  msq: SeveralOptionsKey,
  nat: NumberKey,
  true_false: TrueFalseKey,
  short: TextsKey,
  matrix: MatrixKey,
  assertion_reason: OneOptionKey,
}

/** Control of a question's key. Its native controls are named and post without script too. */
export function KeyControl({ kind, ...props }: KeyProps & { kind: QuestionKind }) {
  const Control = controls[kind]
  return <Control {...props} />
}
