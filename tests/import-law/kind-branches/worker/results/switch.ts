import type { QuestionKind } from '../../../../../domain/questions/contract.ts'

export const typed = (kind: QuestionKind): boolean => {
  switch (kind) {
    case 'short':
      return true
    default:
      return false
  }
}
