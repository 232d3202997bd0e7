import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedVideos } from '../../../drizzle/seed/videos/index.ts'
import { lessons } from '../../../drizzle/seed/videos/lessons/index.ts'
import { lengthOf } from '../../../drizzle/seed/videos/shapes.ts'
import { referenceExams } from '../../../drizzle/reference/exams.ts'
import { seedSeries } from '../../../drizzle/seed/catalogue/index.ts'
import { seedCourses } from '../../../drizzle/seed/courses/index.ts'
import { root } from '../../../scripts/root.ts'

const file = (name: string) => join(root, 'drizzle/seed/videos/files', name)

/** Duration from the header of an MP4, in seconds. */
const secondsOf = (name: string): number => {
  const bytes = readFileSync(file(name))
  const at = bytes.indexOf('mvhd') + 4
  return bytes.readUInt32BE(at + 16) / bytes.readUInt32BE(at + 12)
}

test('the demo has twelve clips and lessons of five minutes in both languages, free and sold ones, over many subjects (VID-27)', () => {
  expect(seedVideos).toHaveLength(12 + lessons.length)
  expect(new Set(seedVideos.map(({ slug }) => slug)).size).toBe(seedVideos.length)
  expect(lessons.length).toBeGreaterThanOrEqual(2)
  for (const lesson of lessons) expect(lengthOf(lesson), lesson.slug).toBeGreaterThanOrEqual(300_000)
  expect(new Set(seedVideos.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(6)
  expect(new Set(seedVideos.map(({ access = 'free' }) => access))).toEqual(new Set(['free', 'series', 'paid']))
  const exams = referenceExams.map(({ slug }) => slug)
  const courses = seedCourses.map(({ slug }) => `crs_${slug}`)
  const series = seedSeries.map(({ id }) => id)
  for (const { slug, exams: named, seriesId, courseId, title, summary, notes, scenes } of seedVideos) {
    expect(exams, slug).toEqual(expect.arrayContaining(named))
    if (seriesId !== undefined) expect(series, slug).toContain(seriesId)
    if (courseId !== undefined) expect(courses, slug).toContain(courseId)
    for (const text of [title, summary, notes, ...scenes.map((scene) => scene.title)])
      expect(text.en && text.hi, slug).toBeTruthy()
    for (const [seconds, en, hi] of scenes.flatMap(({ lines }) => lines)) {
      expect(en && hi, slug).toBeTruthy()
      // Readers manage about 20 characters a second.
      expect(Math.max(en.length, hi.length) / seconds, `${slug}: ${en}`).toBeLessThan(20)
    }
  }
})

test.each(seedVideos.map((video) => [video.slug, video] as const))(
  'the files of %s play at once, last as long as its captions, and are small (VID-27)',
  (slug, video) => {
    const names = [`${slug}.mp4`, `${slug}-light.mp4`]
    for (const name of names) {
      const bytes = readFileSync(file(name))
      // The index precedes the frames, so that playback starts before the download ends.
      expect(bytes.indexOf('moov'), name).toBeLessThan(bytes.indexOf('mdat'))
      expect(secondsOf(name), name).toBeCloseTo(lengthOf(video) / 1000, 0)
    }
    const [standard = 0, light = 0] = names.map((name) => statSync(file(name)).size)
    // Bytes a second: music takes three quarters of a lesson, and the clips are silent.
    expect(standard / (lengthOf(video) / 1000)).toBeLessThan(6_000)
    expect(light).toBeLessThan(standard * 0.75)
    expect(statSync(file(`${slug}.webp`)).size).toBeLessThan(20_000)
    expect(existsSync(file(`${slug}-preview.mp4`))).toBe(video.preview === true)
    if (video.preview) expect(secondsOf(`${slug}-preview.mp4`)).toBeCloseTo(lengthOf(video, 1) / 1000, 0)
  },
)
