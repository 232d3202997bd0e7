import { valueAt } from '../../domain/content/body-paths.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { FileFacts } from '../../domain/files/contract.ts'
import type { Services } from '../platform/context.ts'
import { readFacts } from '../uploads/files.usecases.ts'
import { AuthoredVideo } from '../../domain/videos/authored.ts'
import type { VideoContent } from '../../domain/videos/contract.ts'
import { filmEntries, videoEntries } from '../../domain/videos/draft-checks.ts'
import { courses, series, subjects, videos } from '../../drizzle/schema/index.ts'
import { contentKind } from '../content/content-kind.ts'
import { completeLanguages } from '../content/languages.ts'
import { omit } from '../content/omit.ts'
import { renderBilingual } from '../questions/rich-text.ts'
import { fileVersion } from '../files/file-names.ts'

/** Facts of a draft's uploaded film; empty for YouTube and the films of the demo. */
const factsOf = async (services: Services, { source }: DraftBody): Promise<FileFacts> => {
  const key = valueAt(source, 'standard.key')
  return typeof key === 'string' ? readFacts(services, key) : {}
}

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
  checks: async (services, { body }) => [...videoEntries(body), ...filmEntries(body, await factsOf(services, body))],
  references: ({ subject, seriesId, courseId }) => [
    { field: 'subject', table: subjects, id: subject },
    { field: 'seriesId', table: series, id: seriesId },
    { field: 'courseId', table: courses, id: courseId },
  ],
})
