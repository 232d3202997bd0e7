import type { AuthoredQuestion } from '../../../../domain/questions/contract.ts'

/** Why each option is right or wrong, by the code of the question. */
export type Reasons = Readonly<Record<string, NonNullable<AuthoredQuestion['reasons']>>>
