import { descendantsOf, textIn, type Element } from './markup/elements.ts'
import { bytesOfBase64, pictureName } from './markup/pictures.ts'
import { addFault, type RowDraft } from './markup/row-draft.ts'

/** Keeps the files that a question holds, for its texts to name. */
export const keepFiles = (draft: RowDraft, question: Element): void => {
  for (const file of descendantsOf(question).filter(({ name }) => name === 'file')) {
    const own = file.attributes['name'] ?? ''
    const bytes = file.attributes['encoding'] === 'base64' ? bytesOfBase64(textIn(file)) : null
    if (draft.files.has(own)) continue
    if (!bytes || bytes.length === 0) {
      addFault(draft, 'picture_unusable', '', own)
      continue
    }
    const name = pictureName(draft.row.row, own)
    draft.files.set(own, name)
    draft.pictures.push({ name, bytes })
  }
}
