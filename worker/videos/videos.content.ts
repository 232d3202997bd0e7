import { AuthoredVideo } from '../../domain/videos/authored.ts'
import type { VideoContent } from '../../domain/videos/contract.ts'
import { videoEntries } from '../../domain/videos/draft-checks.ts'
import { courses, series, subjects, videos } from '../../drizzle/schema/index.ts'
import { contentKind } from '../content/content-kind.ts'
import { completeLanguages } from '../content/languages.ts'
import { omit } from '../content/omit.ts'
import { renderBilingual } from '../questions/rich-text.ts'
import { fileVersion } from '../files/file-names.ts'

export const videoContent = contentKind<typeof videos, AuthoredVideo, VideoContent>({
  kind: 'video',
  table: videos,
  prefix: 'vid',
  contract: AuthoredVideo,
  async make(authored) {
    const {
      access,
      subject,
      seriesId,
      courseId,
      durationMs,
      source,
      poster,
      captions,
      chapters,
      silent,
      sample,
      notes,
    } = authored
    return {
      columns: {
        access,
        subject,
        seriesId,
        courseId,
        durationMs,
        source: source.kind,
        poster: poster && fileVersion(poster.checksum),
      },
      languages: completeLanguages(authored),
      content: {
        source,
        poster,
        captions,
        chapters,
        silent,
        sample,
        notes,
        notesHtml: notes && (await renderBilingual(notes)),
      },
    }
  },
  draftOf: (columns, content) => ({ ...omit(columns, 'languages'), ...omit(content, 'notesHtml') }),
  checks: (_services, { body }) => Promise.resolve(videoEntries(body)),
  references: ({ subject, seriesId, courseId }) => [
    { field: 'subject', table: subjects, id: subject },
    { field: 'seriesId', table: series, id: seriesId },
    { field: 'courseId', table: courses, id: courseId },
  ],
})
