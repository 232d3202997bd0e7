import { z } from 'zod'
import { StudentFilter } from '../accounts/student-list.ts'
import { targets } from '../accounts/student-profile.ts'

const id = z.string().min(1).max(64)

/**
 * Students whom a broadcast concerns. `exams`: who prepares for one of them; `test`: who began it; `job`: who saved it;
 * `owners`: who owns one of the items now; `live`: who entered the lobby of the test, prepares for one of the exams or
 * owns one of the items; `students`: who passes a filter of the office's list as the broadcast is sent.
 */
export const Audience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('all') }),
  z.strictObject({ to: z.literal('exams'), exams: z.array(z.enum(targets)).min(1).max(targets.length) }),
  z.strictObject({ to: z.literal('test'), testId: id }),
  z.strictObject({ to: z.literal('job'), jobId: id }),
  z.strictObject({ to: z.literal('owners'), itemIds: z.array(id).min(1).max(20) }),
  z.strictObject({
    to: z.literal('live'),
    testId: id,
    exams: z.array(z.enum(targets)).max(targets.length),
    itemIds: z.array(id).max(20),
  }),
  z.strictObject({ to: z.literal('students'), filter: StudentFilter }),
])
export type Audience = z.infer<typeof Audience>

/** Ids that the audience names, as the database compares them. */
export const refsOf = (audience: Audience): readonly string[] => {
  switch (audience.to) {
    case 'all':
    case 'students':
      return []
    case 'exams':
      return audience.exams
    case 'test':
      return [audience.testId]
    case 'job':
      return [audience.jobId]
    case 'owners':
      return audience.itemIds
    case 'live':
      return [audience.testId, ...audience.exams, ...audience.itemIds]
  }
}
