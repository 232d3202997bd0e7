import { refundDays, tastedTests } from '../../../../domain/purchases/refund-policy.ts'

/** Numbers of the refund policy in texts. */
export const policyValues = { days: refundDays, tests: tastedTests } as const
