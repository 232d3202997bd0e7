import { z } from 'zod'

/** The id of an attempt in an address; anything else is not found there. */
export const AttemptParam = z.object({ attemptId: z.string().regex(/^att_[0-9a-z]{25}$/) })

/** The id of a question. */
export const QuestionId = z.string().min(1).max(64)

/** The id of a task. */
export const TaskParam = z.object({ taskId: z.string().regex(/^tsk_[0-9a-z]{25}$/) })
