import { describe, expect, test } from 'vitest'
import type { AccessKind } from '../../../domain/purchases/access.ts'
import { seedCourses, seedCourseTests } from '../../../drizzle/seed/courses/index.ts'
import type { SeedLesson } from '../../../drizzle/seed/courses/shapes.ts'
import { seedSeries, seedTests } from '../../../drizzle/seed/catalogue/index.ts'
import { seedMaterials } from '../../../drizzle/seed/materials/index.ts'
import { seedQuestions } from '../../../drizzle/seed/questions/index.ts'
import { seedVideos } from '../../../drizzle/seed/videos/index.ts'

const lessonsOf = ({ chapters }: (typeof seedCourses)[number]): SeedLesson[] =>
  chapters.flatMap(({ lessons }) => lessons)

describe('the demo courses (CRS-29, CRS-30)', () => {
  test('are six: at least three free, one or two sold with previews, one with delays, one in order', () => {
    expect(seedCourses).toHaveLength(6)
    const sold = seedCourses.filter(({ access = 'free' }) => access !== 'free')
    expect(6 - sold.length).toBeGreaterThanOrEqual(3)
    expect(sold.length).toBeGreaterThanOrEqual(1)
    for (const course of sold) expect(lessonsOf(course).some(({ preview }) => preview)).toBe(true)
    expect(seedCourses.some((course) => lessonsOf(course).some(({ drip }) => drip))).toBe(true)
    expect(seedCourses.some(({ inOrder }) => inOrder)).toBe(true)
  })

  test('each have several chapters and at least six lessons of mixed kinds, with unique ids', () => {
    for (const course of seedCourses) {
      const lessons = lessonsOf(course)
      expect(course.chapters.length).toBeGreaterThanOrEqual(2)
      expect(lessons.length).toBeGreaterThanOrEqual(6)
      expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
      const kinds = new Set(lessons.map((lesson) => Object.keys(lesson).find((key) => /^text$|Id$/.test(key))))
      expect(kinds.size).toBeGreaterThanOrEqual(2)
    }
  })

  test('are written in both languages, with a solved example', () => {
    for (const course of seedCourses)
      for (const lesson of lessonsOf(course)) {
        if (!('text' in lesson)) continue
        const { en, hi } = lesson.text
        expect([lesson.id, /[«»¦]/.test(en + hi), /Example/.test(en), /उदाहरण/.test(hi)]).toEqual([
          lesson.id,
          false,
          true,
          true,
        ])
        expect(en.split(/\s+/).length).toBeGreaterThan(90)
      }
  })

  test('name the numbers of lessons and days that their curriculum has', () => {
    const numbers = {
      en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
      hi: ['एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'],
    } as const
    const words = {
      en: [/(\w+)(?: short)? lessons/i, /(\w+) days/i],
      hi: [/(\S+)(?: छोटे)? पाठ/, /(\S+) दिनों/],
    } as const
    let named = 0
    for (const course of seedCourses) {
      const lessons = lessonsOf(course)
      const counts = [
        lessons.length,
        Math.max(...lessons.map(({ drip }) => (drip && 'afterDays' in drip ? drip.afterDays : 0))) + 1,
      ]
      for (const language of ['en', 'hi'] as const)
        for (const text of [course.summary[language], course.description[language]])
          words[language].forEach((word, index) => {
            const stated = numbers[language].findIndex((number) => number === word.exec(text)?.[1]?.toLowerCase())
            if (stated < 0) return
            named += 1
            expect([course.slug, text, stated + 1]).toEqual([course.slug, text, counts[index]])
          })
    }
    expect(named).toBeGreaterThanOrEqual(4)
  })

  test('label their teachers as samples', () => {
    for (const { teachers } of seedCourses) for (const { sample } of teachers) expect(sample).toBe(true)
  })

  test('leave lessons open that show a free item: free in a free course, a preview in a sold one', () => {
    const accessOf = new Map<string, { access?: AccessKind; courseId?: string }>([
      ...[...seedTests, ...seedCourseTests].map((item) => [item.id, item] as const),
      ...seedMaterials.map((item) => [`mat_${item.slug}`, item] as const),
      ...seedVideos.map((item) => [`vid_${item.slug}`, item] as const),
    ])
    for (const course of seedCourses)
      for (const lesson of lessonsOf(course)) {
        if ('text' in lesson) continue
        const itemId = 'videoId' in lesson ? lesson.videoId : 'testId' in lesson ? lesson.testId : lesson.materialId
        const item = accessOf.get(itemId)
        expect([itemId, item !== undefined]).toEqual([itemId, true])
        const isFree = (item?.access ?? 'free') === 'free'
        if ((course.access ?? 'free') === 'free') expect([itemId, isFree]).toEqual([itemId, true])
        else expect([itemId, isFree]).toEqual([itemId, lesson.preview ?? false])
        // Buyers of the course get the item with it.
        if (!isFree) expect([itemId, item?.courseId]).toEqual([itemId, `crs_${course.slug}`])
      }
  })

  test('refer only to existing questions, series and final tests', () => {
    const codes = new Set(seedQuestions.map(({ code }) => code))
    for (const { sections } of seedCourseTests)
      for (const { questions } of sections)
        for (const code of questions) expect([code, codes.has(code)]).toEqual([code, true])
    for (const { seriesId, finalTest, ...course } of seedCourses) {
      if (seriesId) expect(seedSeries.some(({ id }) => id === seriesId)).toBe(true)
      if (finalTest) expect(lessonsOf({ ...course }).some(({ id }) => id === finalTest.lessonId)).toBe(true)
    }
  })
})
