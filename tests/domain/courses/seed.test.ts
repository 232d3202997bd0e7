import { describe, expect, test } from 'vitest'
import { seedCourses, seedCourseTests } from '../../../drizzle/seed/courses/index.ts'
import type { SeedLesson } from '../../../drizzle/seed/courses/shapes.ts'
import { seedSeries, seedTests } from '../../../drizzle/seed/catalogue/index.ts'
import { seedMaterials } from '../../../drizzle/seed/materials/index.ts'
import { seedQuestions } from '../../../drizzle/seed/questions/index.ts'
import { seedVideos } from '../../../drizzle/seed/videos/index.ts'

const lessonsOf = ({ chapters }: (typeof seedCourses)[number]): SeedLesson[] =>
  chapters.flatMap(({ lessons }) => lessons)

describe('issue 5 item 8: six courses', () => {
  test('at least three free, one or two for buyers with previews, one that drips, one in order', () => {
    expect(seedCourses).toHaveLength(6)
    const sold = seedCourses.filter(({ access = 'free' }) => access !== 'free')
    expect(6 - sold.length).toBeGreaterThanOrEqual(3)
    expect(sold.length).toBeGreaterThanOrEqual(1)
    for (const course of sold) expect(lessonsOf(course).some(({ preview }) => preview)).toBe(true)
    expect(seedCourses.some((course) => lessonsOf(course).some(({ drip }) => drip))).toBe(true)
    expect(seedCourses.some(({ inOrder }) => inOrder)).toBe(true)
  })

  test('each has several chapters and six lessons or more of mixed kinds, with ids of their own', () => {
    for (const course of seedCourses) {
      const lessons = lessonsOf(course)
      expect(course.chapters.length).toBeGreaterThanOrEqual(2)
      expect(lessons.length).toBeGreaterThanOrEqual(6)
      expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
      const kinds = new Set(lessons.map((lesson) => Object.keys(lesson).find((key) => /^text$|Id$/.test(key))))
      expect(kinds.size).toBeGreaterThanOrEqual(2)
    }
  })

  test('texts are in both languages and have an example that is solved', () => {
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

  test('teachers are labelled as samples', () => {
    for (const { teachers } of seedCourses) for (const { sample } of teachers) expect(sample).toBe(true)
  })

  test('what lessons refer to is there, and is free where the course is', () => {
    const tests = [...seedTests, ...seedCourseTests]
    for (const course of seedCourses)
      for (const lesson of lessonsOf(course)) {
        if ('materialId' in lesson) {
          const material = seedMaterials.find(({ slug }) => `mat_${slug}` === lesson.materialId)
          expect([lesson.materialId, material?.access ?? 'free', material !== undefined]).toEqual([
            lesson.materialId,
            'free',
            true,
          ])
        }
        if ('videoId' in lesson) {
          const video = seedVideos.find(({ slug }) => `vid_${slug}` === lesson.videoId)
          expect([lesson.videoId, video?.access ?? 'free', video !== undefined]).toEqual([lesson.videoId, 'free', true])
        }
        if ('testId' in lesson) expect(tests.find(({ id }) => id === lesson.testId)?.access).toBe('free')
      }
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
