import type { QuestionKind } from '../../../../../../domain/questions/contract.ts'

export const isNumber = (kind: QuestionKind): boolean => kind === 'nat'
