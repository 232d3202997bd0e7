import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { noteLimits } from '../../domain/revision/notes.ts'
import { bookmarkSolution } from '../../worker/results/bookmarks.usecases.ts'
import { deckOf } from '../../worker/revision/deck.ts'
import { deleteNote, readNotes, readNotesOf, writeNote } from '../../worker/revision/notes.usecases.ts'
import { answerOn, learntAttempt } from './learnt.ts'
import { deliver, newTest, submission } from './scored.ts'
import { prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

let clock = Date.now()
const services = servicesAt(() => (clock += 1_000))

/** A student with a released attempt, and its questions in order. */
const sat = async (release: 'at_once' | 'after_close' = 'at_once') => {
  const userId = unique('writer')
  const closesAt = release === 'at_once' ? null : Date.now() + 86_400_000
  const exam = await newTest({ release: { rule: release }, closesAt })
  const message = await submission(exam, userId, 3)
  await deliver([message])
  const questions = message.responses.map(({ questionId }) => questionId)
  return { userId, attemptId: message.attemptId, questions, ...exam }
}

const noteOn = (questionId: string, updatedAt = 1) => ({
  questionId,
  attemptId: null,
  testId: null,
  subject: 'reasoning',
  topic: 'series',
  excerpt: { en: 'A question', hi: '' },
  text: 'A note',
  updatedAt,
})

const write = (userId: string, questionId = '', attemptId: string | null = null, text = 'A note') =>
  writeNote(services, userId, questionId, { text, attemptId })

describe('a note on a question (LRN-56)', () => {
  test('is written from an open solution, replaced, and read with the attempt', async () => {
    const { userId, attemptId, testId, questions } = await sat()
    const text = '<b>not bold</b> & सूत्र: v = d / t'
    await write(userId, questions[0], attemptId, 'First')
    await write(userId, questions[0], attemptId, text)
    expect(await readNotesOf(services, userId, attemptId)).toEqual({ notes: { [questions[0] ?? '']: text } })
    expect((await readNotes(services, userId, {})).items).toMatchObject([
      { questionId: questions[0], note: text, isBookmarked: false, solution: { at: 'test', testId, attemptId } },
    ])
    // Without the attempt: the question was answered in it.
    await write(userId, questions[1])
    expect((await readNotes(services, userId, {})).count).toBe(2)
  })

  test('is refused where the solution is not open: another student, another paper, before the release', async () => {
    const { userId, attemptId, questions } = await sat()
    await expect(write(unique('other'), questions[0], attemptId)).rejects.toMatchObject({ status: 404 })
    await expect(write(unique('other'), questions[0])).rejects.toMatchObject({ status: 404 })
    await expect(write(userId, 'qst_no-such', attemptId)).rejects.toMatchObject({ status: 404 })
    const held = await sat('after_close')
    await expect(write(held.userId, held.questions[0], held.attemptId)).rejects.toMatchObject({ status: 403 })
    await expect(write(held.userId, held.questions[0])).rejects.toMatchObject({ status: 404 })
  })

  test('stays while its question leaves the mistake book, and no more are kept than the most', async () => {
    const userId = unique('writer')
    const deck = deckOf(services, userId)
    await deck.writeNote(userId, noteOn('q1'))
    await runInDurableObject(deck, (_deck, { storage }) =>
      storage.sql.exec(
        `INSERT INTO notes (question_id, subject, topic, excerpt, text, updated_at)
         WITH RECURSIVE up(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM up WHERE n < ?)
         SELECT 'q' || n, subject, topic, excerpt, text, n FROM up, notes WHERE question_id = 'q1'`,
        noteLimits.most,
      ),
    )
    expect(await deck.writeNote(userId, noteOn('q0'))).toBe(false)
    expect(await deck.writeNote(userId, noteOn('q5'))).toBe(true)
    await deck.learn(userId, [learntAttempt([answerOn(1, 'q5', 'wrong')])])
    await deck.learn(userId, [learntAttempt([answerOn(2, 'q5', 'correct')])])
    await deck.learn(userId, [learntAttempt([answerOn(3, 'q5', 'correct')])])
    expect((await readNotes(services, userId, {})).count).toBe(noteLimits.most)
  })
})

describe('notes and bookmarks together (LRN-57)', () => {
  test('are one list, the newest first, with a question once, searched in question and note', async () => {
    const { userId, attemptId, questions } = await sat()
    const [noted = '', both = '', marked = ''] = questions
    await bookmarkSolution(services, userId, attemptId, marked)
    await bookmarkSolution(services, userId, attemptId, both)
    await write(userId, noted, attemptId, 'Remember the unit')
    await write(userId, both, attemptId, 'इकाई याद रखें')
    const { items, count } = await readNotes(services, userId, {})
    expect(count).toBe(3)
    expect(items.map(({ questionId, isBookmarked }) => [questionId, isBookmarked])).toEqual([
      [both, true],
      [noted, false],
      [marked, true],
    ])
    expect((await readNotes(services, userId, { q: 'UNIT rem' })).items).toMatchObject([{ questionId: noted }])
    const excerpt = items.at(-1)?.excerpt.en ?? ''
    const found = await readNotes(services, userId, { q: excerpt.slice(0, 60) })
    expect(found.items.map(({ questionId }) => questionId)).toContain(marked)
    expect((await readNotes(services, userId, { q: 'zzzz' })).count).toBe(0)
  })

  test('a deleted note returns its text, with which it is restored', async () => {
    const { userId, attemptId, questions } = await sat()
    await write(userId, questions[0], attemptId, 'Keep me')
    expect(await deleteNote(services, userId, questions[0] ?? '')).toEqual({ text: 'Keep me' })
    expect(await deleteNote(services, userId, questions[0] ?? '')).toEqual({ text: null })
    await write(userId, questions[0], null, 'Keep me')
    expect((await readNotes(services, userId, {})).items).toMatchObject([{ note: 'Keep me' }])
  })

  test('pages of more than fit on one hold each entry once', async () => {
    const userId = unique('writer')
    const deck = deckOf(services, userId)
    for (let index = 0; index < 45; index += 1) await deck.writeNote(userId, noteOn(`q${index}`, 1_000 + (index % 3)))
    const seen: string[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const page = await readNotes(services, userId, { ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ questionId }) => questionId))
      cursor = page.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([45, 45])
  })
})
