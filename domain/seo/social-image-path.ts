import type { ItemKind } from '../content.ts'
import type { Bilingual } from '../questions/text.ts'
import { textHash } from '../text-hash.ts'

/** Address of the social image of an item. It changes with the title, because sites keep an image by its address. */
export const socialImagePath = (kind: ItemKind, { id, title }: { id: string; title: Bilingual }): string =>
  `/social/${kind}/${id}.png?title=${textHash(`${title.en}\n${title.hi}`)}`
