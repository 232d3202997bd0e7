import type { DraftBody } from '../../domain/content/contract.ts'
import { seedVideos } from '../../drizzle/seed/videos/index.ts'
import { lengthOf } from '../../drizzle/seed/videos/shapes.ts'

/** Record of a file that stands for a real one. */
export const seededFile = (name: string, type: string) => ({
  key: `videos/seed/${name}`,
  type,
  bytes: 10,
  checksum: 'ab'.repeat(32),
})

/** Draft of every video of the demo by its slug. */
export const seededVideos: [slug: string, body: DraftBody][] = seedVideos.map((video) => {
  const { slug, title, summary, subject, access = 'free', notes, scenes, preview } = video
  let at = 0
  const captions = scenes
    .flatMap(({ lines }) => lines)
    .map(([seconds, en, hi]) => ({ startMs: at, endMs: (at += seconds * 1000), text: { en, hi } }))
  const beginning = { file: seededFile(`${slug}-preview.mp4`, 'video/mp4'), durationMs: lengthOf(video, 1) }
  return [
    slug,
    {
      slug,
      title,
      summary,
      exams: [],
      seo: {},
      access: access === 'free' ? 'free' : 'paid',
      subject,
      seriesId: null,
      courseId: null,
      durationMs: lengthOf(video),
      source: {
        kind: 'file',
        standard: seededFile(`${slug}.mp4`, 'video/mp4'),
        light: null,
        preview: preview ? beginning : null,
      },
      poster: seededFile(`${slug}.webp`, 'image/webp'),
      captions,
      chapters: scenes.map((scene, index) => ({ startMs: lengthOf(video, index), title: scene.title })),
      silent: true,
      sample: true,
      notes,
    },
  ]
})
