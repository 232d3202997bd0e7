import { z } from 'zod'
import { authoredItem, RowId } from '../content/authored.ts'
import { accessKinds } from '../purchases/access.ts'
import { MaterialChapter, LanguageFile, MaterialContent, StoredFile } from './contract.ts'
import { materialKinds } from './kinds.ts'

/** Files uploaded for materials only: other folders of R2 are private. */
const File = StoredFile.extend({ key: StoredFile.shape.key.startsWith('materials/') })

/** Fields of a material that an editor writes. */
export const AuthoredMaterial = z.strictObject({
  ...authoredItem,
  access: z.enum(accessKinds),
  kind: z.enum(materialKinds),
  subject: RowId,
  seriesId: RowId.nullable(),
  courseId: RowId.nullable(),
  ...MaterialContent.omit({ files: true, chapters: true }).shape,
  files: z.strictObject({
    en: LanguageFile.extend({ whole: File, preview: File.nullable() }).optional(),
    hi: LanguageFile.extend({ whole: File, preview: File.nullable() }).optional(),
  }),
  chapters: z.array(MaterialChapter.omit({ html: true, minutes: true })).max(200),
})
export type AuthoredMaterial = z.infer<typeof AuthoredMaterial>
