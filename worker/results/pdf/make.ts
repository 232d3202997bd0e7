import type { AttemptResult, ResultQuestion } from '../../../domain/results/contract.ts'
import { kindOf } from '../../../domain/questions/kinds/registry.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { recordOf } from '../../accounts/accounts.usecases.ts'
import type { Services } from '../../platform/context.ts'
import { contentOf } from '../../questions/content.usecases.ts'
import { figuresOf, fontsOf } from '../../files/pdf/assets.ts'
import { picturesIn } from '../../files/pdf/blocks.ts'
import { makeDocument } from './document.ts'
import type { PrintedResult } from './printed.ts'
import { textsIn } from './words.ts'
import type { PdfLanguage } from '../../../domain/results/solutions.ts'

type Content = Awaited<ReturnType<typeof contentOf>>

/** A question of a result with Markdown instead of HTML. */
const withMarkdown = (question: ResultQuestion, { questions }: Content): ResultQuestion => {
  const content = questions.get(question.id)
  if (!content) throw new RangeError(`Question ${question.id} is not in its paper.`)
  const { stem, body, solution, reasons } = content
  return { ...question, ...body, stem, solution, reasons } as ResultQuestion
}

/** Texts of the paper shown in a language. */
const textsOf = async (printed: Pick<PrintedResult, 'language' | 'questions' | 'passages'>): Promise<string[]> => {
  const texts: Bilingual[] = printed.passages.flatMap(({ title, content }) => [title, content])
  for (const question of printed.questions) {
    texts.push(
      question.stem,
      question.solution,
      ...Object.values(question.reasons).filter((text) => text !== undefined),
    )
    await kindOf(question.kind).mapTexts(question, async (text) => {
      texts.push(text)
      return text
    })
  }
  return texts.flatMap((text) => textsIn(printed.language, text))
}

/** PDF of a released result with the solutions of its paper. */
export const makeSolutions = async (
  services: Services,
  {
    userId,
    versionId,
    result,
    language,
  }: { userId: string; versionId: string; result: AttemptResult; language: PdfLanguage },
): Promise<Uint8Array<ArrayBuffer>> => {
  const { ASSETS } = services.env
  const [content, record, fonts] = await Promise.all([
    contentOf(services, versionId),
    recordOf(services, userId),
    fontsOf(ASSETS),
  ])
  const { questions: shown, ...rest } = result
  const questions = shown.map((question) => withMarkdown(question, content))
  const { passages } = content
  const figures = await figuresOf(ASSETS, (await textsOf({ language, questions, passages })).flatMap(picturesIn))
  const student = record?.displayName ?? ''
  return makeDocument({ language, student, result: rest, questions, passages, fonts, figures }, () => scheduler.wait(0))
}
