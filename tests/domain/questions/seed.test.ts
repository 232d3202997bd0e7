import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seedTests } from '../../../drizzle/seed/catalogue/index.ts'
import { dailyQuizQuestions } from '../../../drizzle/seed/questions/current-affairs.ts'
import { seedPassages, seedQuestions } from '../../../drizzle/seed/questions/index.ts'
import { topics } from '../../../drizzle/reference/topics/index.ts'
import { root } from '../../../scripts/root.ts'

const questions = [...seedQuestions, ...dailyQuizQuestions]
const byCode = new Map(seedQuestions.map((question) => [question.code, question]))

const slugsOf = (subject: string): string[] =>
  topics.filter((topic) => topic.subject === subject).map(({ slug }) => slug)

describe('topics of the seeded questions (QST-14)', () => {
  test("every question carries a topic of its subject's list", () => {
    const unknown = questions.filter(({ subject, topic }) => !slugsOf(subject).includes(topic))
    expect(unknown.map(({ code, topic }) => [code, topic])).toEqual([])
  })
})

describe('figures of the seeded questions (QST-15)', () => {
  const svgOf = (address: string) => readFileSync(join(root, 'public', address), 'utf8')
  /** Words in Latin letters in a figure; units and names of points are the same in both languages. */
  const latinWords = (address: string): string[] =>
    [...svgOf(address).matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].flatMap(([, label = '']) =>
      (label.replace(/<[^>]*>/g, '').match(/[A-Za-z]{3,}/g) ?? []).filter(
        (word) => !['mol', 'III', 'CHO'].includes(word),
      ),
    )
  const shown = [
    ...questions.map(({ code, stem }) => ({ code, text: stem })),
    ...seedPassages.map(({ code, content }) => ({ code, text: content })),
  ]
    .map(({ code, text }) => ({
      code,
      en: [...text.en.matchAll(/\]\((\/figures\/[^)]+)\)/g)].map(([, address = '']) => address),
      hi: [...text.hi.matchAll(/\]\((\/figures\/[^)]+)\)/g)].map(([, address = '']) => address),
    }))
    .filter(({ en, hi }) => en.length + hi.length > 0)

  test('every figure exists in both languages', () => {
    expect(shown.length).toBeGreaterThan(10)
    for (const { code, en, hi } of shown) {
      expect(hi.length, code).toBe(en.length)
      for (const address of [...en, ...hi]) expect(existsSync(join(root, 'public', address)), address).toBe(true)
    }
  })

  test('a figure with words has a version with Hindi labels', () => {
    const labelled = shown.filter(({ en }) => en.some((address) => latinWords(address).length > 0))
    expect(labelled.length).toBeGreaterThanOrEqual(6)
    for (const { hi } of shown) for (const address of hi) expect([address, latinWords(address)]).toEqual([address, []])
    for (const { hi } of labelled)
      for (const address of hi) {
        expect(address).toMatch(/-hi\.svg$/)
        expect(svgOf(address)).toMatch(/[\u0900-\u097f]/)
      }
  })
})

describe('seeded papers (CAT-41)', () => {
  const topicsOf = (examId: string) =>
    seedTests
      .filter((seeded) => seeded.examId === examId)
      .flatMap(({ sections }) => sections.flatMap(({ questions: codes }) => codes))
      .map((code) => byCode.get(code)?.topic)

  test.each([
    ['exm_jee', ['linear-algebra', 'linear-programming']],
    ['exm_neet', ['transport-in-plants']],
  ])('%s asks nothing outside its syllabus', (examId, outside) => {
    const asked = topicsOf(examId)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((topic) => outside.includes(topic ?? ''))).toEqual([])
  })

  test.each([
    ['SSC-CGL-F1', 'awareness', 4],
    ['SSC-CGL-M1', 'awareness', 1],
    ['SSC-CGL-L1', 'awareness', 1],
    ['RRB-NTPC-F1', 'awareness', 8],
    ['UPSC-GS-F1', 'gs', 12],
    ['UPPSC-GS-F1', 'gs', 15],
    ['BANK-GA-1', 'awareness', 8],
  ])('%s asks about events of 2023 and later in %s, as its exam does', (paper, sectionId, least) => {
    const sections = seedTests.find(({ code }) => code === paper)?.sections ?? []
    const asked = sections
      .filter(({ presetSectionId }) => presetSectionId === sectionId)
      .flatMap((each) => each.questions)
    const dated = asked.filter((code) => {
      const question = byCode.get(code)
      const texts = [question?.stem.en ?? '', ...(question?.options ?? []).map(({ content }) => content.en)]
      return texts.some((text) => /\b202[3-9]\b/.test(text))
    })
    expect(dated.length).toBeGreaterThanOrEqual(least)
  })

  test('each Bank PO mock has a passage, a set of data and a seating or a puzzle, as its series says', () => {
    const kinds = new Map(seedPassages.map(({ code, kind }) => [code, kind]))
    const mocks = seedTests.filter(({ seriesId }) => seriesId === 'ser_bank-po-prelims')
    expect(mocks.length).toBeGreaterThan(0)
    for (const { code, sections } of mocks) {
      const found = sections.map(
        ({ questions: codes }) => new Set(codes.flatMap((name) => kinds.get(byCode.get(name)?.passage ?? '') ?? [])),
      )
      expect([code, found]).toEqual([code, [new Set(['reading']), new Set(['data']), new Set(['case'])]])
    }
  })
})
