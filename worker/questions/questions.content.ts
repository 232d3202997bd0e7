import type { DraftBody } from '../../domain/content/contract.ts'
import { faultOf } from '../../domain/content/faults.ts'
import { BankQuestion, type QuestionContent, type Reasons } from '../../domain/questions/bank.ts'
import { bodyOf } from '../../domain/questions/contract.ts'
import { completeQuestion, partsOfBody, wholeDraft } from '../../domain/questions/draft.ts'
import { kindOf, type Body } from '../../domain/questions/kinds/registry.ts'
import { compareQuestionLanguages } from '../../domain/questions/parity/checklist.ts'
import { passages, questions, subjects } from '../../drizzle/schema/index.ts'
import { contentKind } from '../content/content-kind.ts'
import { completeLanguages } from '../content/languages.ts'
import { omit } from '../content/omit.ts'
import { renderBilingual } from './rich-text.ts'
import { isTopic } from './topics.store.ts'
import { isInTest, questionContents } from './versions.store.ts'

/** Code for an item that was given none: the end of its id, which is random. */
export const codeOf = (prefix: string, itemId: string): string =>
  `${prefix}-${itemId
    .slice(-10)
    .replaceAll(/[^a-z0-9]/gi, '')
    .toLowerCase()}`

/** Reasons as HTML. */
export const renderReasons = async (reasons: Reasons): Promise<Reasons> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(reasons).map(async ([id, text]) => [id, text && (await renderBilingual(text))] as const),
    ),
  )

/** Content of a version with its texts as HTML. */
export const renderQuestion = async (question: BankQuestion): Promise<QuestionContent> => {
  const { stem, key, solution, reasons = {}, hint = null } = question
  const body = bodyOf(question)
  return {
    stem,
    stemHtml: await renderBilingual(stem),
    body,
    bodyHtml: { ...(await kindOf(body.kind).mapTexts(body, renderBilingual)), kind: body.kind } as Body,
    key,
    solution,
    solutionHtml: await renderBilingual(solution),
    reasons,
    reasonsHtml: await renderReasons(reasons),
    hint,
    hintHtml: hint && (await renderBilingual(hint)),
  }
}

/** Columns of a question that lists and papers read. */
export const questionColumns = (question: BankQuestion) => {
  const {
    key,
    subject,
    topic,
    difficulty,
    targetSeconds,
    passageId,
    tags = [],
    rights = 'original',
    source = null,
  } = question
  return {
    access: 'free' as const,
    kind: key.kind,
    subject,
    topic,
    difficulty,
    targetMs: targetSeconds * 1000,
    passageId,
    tags,
    rights,
    source,
  }
}

export const questionContent = contentKind<typeof questions, BankQuestion, QuestionContent>({
  kind: 'question',
  table: questions,
  prefix: 'qst',
  contract: BankQuestion,
  complete: completeQuestion,
  compareLanguages: (body) => compareQuestionLanguages(completeQuestion(body)),
  slugOf: (itemId) => codeOf('q', itemId),
  contents: questionContents,
  isNeeded: isInTest,
  isArchivable: true,
  make: async (authored) => ({
    columns: questionColumns(authored),
    languages: completeLanguages(omit(authored, 'summary', 'seo')),
    content: await renderQuestion(authored),
  }),
  draftOf: (columns, { stem, body, key, solution, reasons, hint }): DraftBody => {
    const { targetMs, source, ...kept } = omit(columns, 'title', 'summary', 'seo', 'access', 'kind', 'languages')
    return wholeDraft({
      ...kept,
      targetSeconds: targetMs / 1000,
      source: source ?? '',
      stem,
      ...partsOfBody(body),
      key,
      solution,
      reasons,
      hint,
    })
  },
  checks: async ({ db }, { body: { subject, topic, rights } }) => [
    ...((await isTopic(db, subject, topic))
      ? []
      : [{ code: 'fault', path: 'topic', blocks: true, fault: faultOf('unknown') } as const]),
    ...(rights === 'blocked' ? [{ code: 'rights_blocked', path: 'rights', blocks: true } as const] : []),
  ],
  references: ({ subject, passageId }) => [
    { field: 'subject', table: subjects, id: subject },
    { field: 'passageId', table: passages, id: passageId },
  ],
})
