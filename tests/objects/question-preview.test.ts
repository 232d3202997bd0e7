import { beforeAll, expect, test } from 'vitest'
import { newQuestion } from '../../domain/questions/start.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { passageContent } from '../../worker/questions/passages.content.ts'
import { previewQuestion } from '../../worker/questions/preview.usecases.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { questionDraft } from '../support/question-drafts.ts'
import { prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'usr_preview'

test('a question is previewed from its first draft on, with its passage (OFC-35)', async () => {
  const passage = { slug: '', title: { en: 'Rain', hi: '' }, kind: 'reading', content: { en: '**Rain**', hi: '' } }
  const { id: passageId } = await createItem(servicesAt(), passageContent, { ...passage, exams: [] }, admin)
  const { id } = await createItem(servicesAt(), questionContent, newQuestion('mcq', { passageId }), admin)
  const drawn = await previewQuestion(servicesAt(), id)
  expect(drawn.key).toBeNull()
  expect(drawn.passage?.content.en).toContain('<strong>Rain</strong>')
  expect(drawn.preview.missing).toContain('stem.en')
})

test('a complete question is previewed with its key, its reasons and its solution (OFC-35)', async () => {
  const body = { ...questionDraft('mcq'), passageId: null }
  const { id } = await createItem(servicesAt(), questionContent, body, admin)
  const drawn = await previewQuestion(servicesAt(), id)
  expect(drawn.key).toEqual({ kind: 'mcq', optionIds: ['c'] })
  expect(drawn.reasons['c']?.en).toContain('<math')
  expect(drawn.body).toMatchObject({ kind: 'mcq', options: [{ id: 'b' }, { id: 'c' }, { id: 'a' }] })
})

test('a question whose rights are blocked is kept and not published (OFC-35)', async () => {
  const body = {
    ...questionDraft('mcq'),
    passageId: null,
    exams: [],
    topic: 'complex-numbers',
    slug: unique('blocked-').toLowerCase(),
    rights: 'blocked',
  }
  const { id } = await createItem(servicesAt(), questionContent, body, admin)
  await expect(publish(servicesAt(), questionContent, id, { revision: 1 }, admin)).rejects.toMatchObject({
    extra: { fields: { rights: 'rights_blocked' } },
  })
})
