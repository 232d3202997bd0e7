import { pictureScheme } from '../../../../domain/questions/exchange/contract.ts'
import { pictureAddress } from '../../../../domain/questions/exchange/picture-names.ts'
import type { RowDraft } from './row-draft.ts'

/** Names of the pictures that an element of the file holds, by the names that its texts use. */
export type PictureFiles = Map<string, string>

const decodedAddress = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Bytes of base64; null for another text. */
export const bytesOfBase64 = (text: string): Uint8Array | null => {
  try {
    return Uint8Array.from(atob(text.replaceAll(/\s+/g, '')), (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}

/** Name of a picture that no other row has. */
export const pictureName = (row: number, name: string): string =>
  `${row}-${name.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')}`

const embedded = /^data:image\/([\w.+-]+);base64,(.+)$/s

/** Keeps a picture that stands in the text itself. */
const keepEmbedded = ({ pictures, row }: RowDraft, type: string, data: string): string | null => {
  const bytes = bytesOfBase64(data)
  if (!bytes) return null
  const name = pictureName(
    row.row,
    `picture-${pictures.length + 1}.${type.replace(/\+.*$/, '').replace('jpeg', 'jpg')}`,
  )
  pictures.push({ name, bytes })
  return pictureAddress(name)
}

/**
 * Address of a picture in the text of a question: that of this site as it is, else `import:` and its name. Null for a
 * picture of another site, which a question cannot show.
 */
export const pictureSource = (draft: RowDraft, source: string): string | null => {
  const [, type, data] = embedded.exec(source) ?? []
  if (type !== undefined && data !== undefined) return keepEmbedded(draft, type, data)
  if (source.startsWith(pictureScheme) || /^\/(?!\/)/.test(source)) return source
  if (source === '' || /^([a-z][\w+.-]*:|\/\/)/i.test(source)) return null
  const name = decodedAddress(source.replace(/^@@PLUGINFILE@@\//, '').replace(/[?#].*$/, '')).replace(/^(\.?\/)+/, '')
  return pictureAddress(draft.files.get(name) ?? name)
}
