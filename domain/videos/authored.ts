import { z } from 'zod'
import { authoredItem, RowId } from '../content/authored.ts'
import { accessKinds } from '../purchases/access.ts'
import { VideoContent } from './contract.ts'

const [OwnFiles, YoutubeSource] = VideoContent.shape.source.options

/** Files uploaded for videos only: other folders of R2 are private. */
const StoredFile = OwnFiles.shape.standard
export const AuthoredFile = StoredFile.extend({ key: StoredFile.shape.key.startsWith('videos/') })

/** Poster: an uploaded picture, or a frame stored with the film. */
export const AuthoredPicture = StoredFile.extend({ key: z.string().regex(/^(videos|pictures)\//) })

/** Fields of a video that an editor writes. */
export const AuthoredVideo = z.strictObject({
  ...authoredItem,
  access: z.enum(accessKinds),
  subject: RowId,
  seriesId: RowId.nullable(),
  courseId: RowId.nullable(),
  durationMs: z.number().int().min(1).max(86_400_000),
  ...VideoContent.omit({ notesHtml: true }).shape,
  source: z.discriminatedUnion('kind', [
    OwnFiles.extend({
      standard: AuthoredFile,
      light: AuthoredFile.nullable(),
      preview: OwnFiles.shape.preview.unwrap().extend({ file: AuthoredFile }).nullable(),
    }),
    YoutubeSource,
  ]),
  poster: AuthoredPicture.nullable(),
})
export type AuthoredVideo = z.infer<typeof AuthoredVideo>
