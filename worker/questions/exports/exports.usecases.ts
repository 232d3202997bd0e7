import { dateInIndia } from '../../../domain/india.ts'
import type { ExportOutput, NewExport, QuestionExport } from '../../../domain/questions/exports/contract.ts'
import { exportKey } from '../../content/list-exports.ts'
import type { Services } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { startAuditedTask, taskOfKind } from '../../tasks/tasks.usecases.ts'

const kind = 'question_export'

/** Starts the export of the questions that a filter shows. */
export const startQuestionExport = async (services: Services, input: NewExport, by: string) => ({
  taskId: await startAuditedTask(services, {
    kind,
    userId: by,
    input,
    act: {
      actor: by,
      act: 'list.exported',
      kind: 'list',
      itemId: 'question',
      detail: { format: input.format, filter: input.filter },
    },
  }),
})

const own = async (services: Services, taskId: string, by: string) => {
  const task = await taskOfKind(services, kind, taskId)
  if (task.userId !== by) throw notFound()
  return { ...task, input: task.input as NewExport }
}

/** Progress of an export. Throws 404 for another administrator's. */
export const readQuestionExport = async (services: Services, taskId: string, by: string): Promise<QuestionExport> => {
  const { state, input, output } = await own(services, taskId, by)
  return { id: taskId, state, format: input.format, output: output as ExportOutput | null }
}

/** File of a finished export. Throws 404 for another administrator's. */
export const readQuestionFile = async (services: Services, taskId: string, by: string) => {
  const { input, createdAt } = await own(services, taskId, by)
  const file = await services.env.FILES.get(exportKey(taskId))
  if (!file) throw notFound()
  const { formatOf } = await import('../exchange/formats.ts')
  const { extension, contentType } = await formatOf(input.format)
  return { body: file.body, contentType, name: `taiyari-questions-${dateInIndia(createdAt)}.${extension}` }
}
