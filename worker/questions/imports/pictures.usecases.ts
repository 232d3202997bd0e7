import { addressOfPicture } from '../../../domain/files/stored-file.ts'
import {
  type ImportedPicture,
  type ImportedRow,
  type ImportFault,
} from '../../../domain/questions/exchange/contract.ts'
import { pictureAddress, picturesIn, withPictures } from '../../../domain/questions/exchange/picture-names.ts'
import { bilingualsOf, mapTexts } from '../../../domain/questions/imports/texts-in.ts'
import type { Services } from '../../platform/context.ts'
import { addPicture } from '../../uploads/made-pictures.usecases.ts'
import type { Archive } from '../exchange/archive.ts'

/** Pictures of an import by the names that its texts give them; each is stored when a row first names it. */
export const importPictures = (services: Services, by: string, archive: Archive | null) => {
  const addresses = new Map<string, string | null>()

  const keep = async ({ name, bytes }: ImportedPicture): Promise<void> => {
    const file = await addPicture(services, { name, bytes, by })
    addresses.set(name, file && addressOfPicture(file))
  }

  const addressOf = async (name: string): Promise<string | null> => {
    if (!addresses.has(name) && archive?.has(name)) await keep({ name, bytes: archive.bytes(name) })
    return addresses.get(name) ?? null
  }

  /** Row whose texts name stored pictures. A picture that cannot be stored is a fault of its text. */
  const withAddresses = async ({ question, faults, row }: ImportedRow): Promise<ImportedRow> => {
    const unusable: ImportFault[] = []
    for (const [path, { en, hi }] of bilingualsOf(question))
      for (const name of picturesIn(`${en}\n${hi}`))
        if ((await addressOf(name)) === null && addresses.has(name))
          unusable.push({ code: 'picture_unusable', path, value: name.slice(0, 80), blocks: true })
    const replaced = (text: string) => withPictures(text, (name) => addresses.get(name) ?? pictureAddress(name))
    return {
      row,
      question: mapTexts(question, ({ en, hi }) => ({ en: replaced(en), hi: replaced(hi) })),
      faults: [...faults, ...unusable],
    }
  }
  return { keep, withAddresses }
}
