import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { presetVersion } from '../../drizzle/reference/presets/index.ts'
import { questions } from '../../drizzle/schema/index.ts'
import { previewQuestionInPaper } from '../../worker/catalogue/question-preview.usecases.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { previewPaper } from '../../worker/questions/preview-paper.usecases.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { questionDraft } from '../support/question-drafts.ts'
import { newQuestion } from '../../domain/questions/start.ts'
import { units } from '../../domain/results/marks.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'usr_preview_paper'
const title = { en: 'Mock', hi: 'मॉक' }
const draft = { ...questionDraft('mcq'), passageId: null, topic: 'complex-numbers' }

const published = async (): Promise<{ id: string; versionId: string }> => {
  const body = { ...draft, exams: [], slug: unique('preview-').toLowerCase() }
  const { id } = await createItem(servicesAt(), questionContent, body, admin)
  await publish(servicesAt(), questionContent, id, { revision: 1 }, admin)
  const [row] = await db.select({ versionId: questions.currentVersionId }).from(questions).where(eq(questions.id, id))
  return { id, versionId: row?.versionId ?? '' }
}

describe('a preview in the exam screen (OFC-156)', () => {
  test('a draft has the marks and the time of the preset in force of its exam', async () => {
    const { id } = await createItem(servicesAt(), questionContent, { ...draft, exams: ['ssc'] }, admin)
    const { paper } = await previewQuestionInPaper(servicesAt(), id)
    expect(paper).toMatchObject({
      questions: [{ id, kind: 'mcq', marks: { correct: units('2'), wrong: units('1/2') } }],
      sections: [{ questionIds: [id] }],
      maxUnits: units('2'),
    })
    expect(JSON.stringify(paper)).not.toContain('reasons')
  })

  test('a new draft without an exam has one mark and an hour', async () => {
    const { id } = await createItem(servicesAt(), questionContent, newQuestion('nat', {}), admin)
    const { paper } = await previewQuestionInPaper(servicesAt(), id)
    expect(paper).toMatchObject({ durationMs: 3_600_000, questions: [{ kind: 'nat', marks: { wrong: 0 } }] })
  })

  test('a paper of stored versions and drafts keeps their order, in sections of their own time', async () => {
    const [one, other] = [await published(), await published()]
    const { pattern } = presetVersion('pre_sbi-po-prelims_v1')
    const [first, second] = pattern.sections
    const stemHtml = { en: '<p>Drawn</p>', hi: '' }
    const bodyHtml = { kind: 'mcq' as const, options: [] }
    const drawn = { questionId: 'qst_drawn', kind: bodyHtml.kind, passageId: null, stemHtml, bodyHtml }
    const paper = await previewPaper(servicesAt(), {
      testId: 'tst_preview',
      title,
      durationMs: 2_400_000,
      pattern,
      sections: [
        {
          presetSectionId: first?.id ?? '',
          title,
          durationMs: null,
          questions: [
            { weight: null, versionId: other.versionId },
            { weight: null, drawn },
            { weight: null, versionId: one.versionId },
          ],
        },
        {
          presetSectionId: second?.id ?? '',
          title,
          durationMs: 600_000,
          questions: [{ weight: null, versionId: 'none' }],
        },
      ],
    })
    expect(paper.sections.map(({ questionIds, durationMs }) => [questionIds, durationMs])).toEqual([
      [[other.id, 'qst_drawn', one.id], 1_200_000],
      [[], 600_000],
    ])
    expect(paper).toMatchObject({ navigation: 'sectional', maxUnits: units('3') })
    expect(paper.questions[1]?.stem).toEqual(stemHtml)
  })

  test('a paper that its preset cannot mark, or without questions, is refused', async () => {
    const { pattern } = presetVersion('pre_ssc-cgl-1_v1')
    const [section] = pattern.sections
    const { versionId } = await published()
    const of = (presetSectionId: string, picked: { weight: null; versionId: string }[]) =>
      previewPaper(servicesAt(), {
        testId: 'tst_preview',
        title,
        durationMs: 60_000,
        pattern,
        sections: [{ presetSectionId, title, durationMs: null, questions: picked }],
      })
    const refusal = { status: 409, extra: { details: { reason: 'not_drawable' } } }
    await expect(of('none', [{ weight: null, versionId }])).rejects.toMatchObject(refusal)
    await expect(of(section?.id ?? '', [])).rejects.toMatchObject(refusal)
  })
})
