import { languages } from '../../../domain/language.ts'
import type { ExportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { ExportOutput, NewExport } from '../../../domain/questions/exports/contract.ts'
import { exportKey } from '../../content/list-exports.ts'
import { giveWay } from '../../platform/pause.ts'
import type { TaskRunner } from '../../tasks/task.ts'
import { exportedQuestions } from './exported-questions.ts'

async function* counted(questions: AsyncIterable<ExportedQuestion>, onEach: () => void) {
  for await (const question of questions) {
    onEach()
    yield question
  }
}

/** Task that writes questions as a file into R2; a repeated step writes the same file. */
export const writeQuestionExport: TaskRunner<NewExport, ExportOutput> = async (services, { id, input }) => {
  const { formatOf } = await import('../exchange/formats.ts')
  const { write, contentType } = await formatOf(input.format)
  let questions = 0
  const { bytes, leftOut } = await write(
    counted(exportedQuestions(services, input.filter), () => (questions += 1)),
    { language: languages[0], pause: () => giveWay(services) },
  )
  await services.env.FILES.put(exportKey(id), bytes, { httpMetadata: { contentType } })
  const output = { questions: questions - leftOut.length, leftOut: leftOut.slice(0, 100) }
  return { done: questions, total: questions, cursor: null, output }
}
