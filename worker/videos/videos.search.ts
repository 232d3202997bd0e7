import { paths } from '../../domain/paths.ts'
import { plainTexts } from '../../domain/search/plain-text.ts'
import type { VideoContent } from '../../domain/videos/contract.ts'
import { videos } from '../../drizzle/schema/index.ts'
import { contentSource } from '../search/content-source.ts'

/** Chapter titles for all videos; captions and notes of free videos only, since search shows excerpts to everyone. */
export const videoDocuments = contentSource('video', videos, (_services, rows) =>
  rows.map(({ item, content }) => {
    const { chapters, captions, notes } = content as VideoContent
    const transcript = item.access === 'free' ? [...captions.map(({ text }) => text), ...(notes ? [notes] : [])] : []
    return { path: paths.video(item.id), body: plainTexts([...chapters.map(({ title }) => title), ...transcript]) }
  }),
)
