import { pictureScheme } from './contract.ts'

/** Endings of the names of pictures. */
const picture = /\.(?:png|jpe?g|gif|webp)$/i

export const isPictureName = (name: string): boolean => picture.test(name)

/** Address of a picture of the import, as it stands in Markdown. */
export const pictureAddress = (name: string): string =>
  pictureScheme +
  name
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('(', '%28').replaceAll(')', '%29'))
    .join('/')

const plain = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase()

const base = (name: string): string => plain(name).split('/').at(-1) ?? ''

/**
 * Finds the picture that a text names: without regard to case, with its folder, or by its file's name where one picture
 * alone has it.
 */
export const pictureFinder = () => {
  const byPath = new Map<string, string>()
  const byBase = new Map<string, string | null>()
  return {
    add(name: string): void {
      byPath.set(plain(name), name)
      byBase.set(base(name), byBase.has(base(name)) ? null : name)
    },
    find: (name: string): string | undefined => byPath.get(plain(name)) ?? byBase.get(base(name)) ?? undefined,
  }
}
export type PictureFinder = ReturnType<typeof pictureFinder>

const link = /(!\[[^\]]{0,1000}\]\()<?([^()<>\s]+(?: [^()<>\s]+)*)>?((?:\s+"[^"]*")?\))/g

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Name of a picture of the import at an address; undefined for an address of the site or of the web. */
const nameAt = (address: string): string | undefined => {
  if (address.startsWith(pictureScheme)) return decoded(address.slice(pictureScheme.length))
  return /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address) || !isPictureName(address) ? undefined : decoded(address)
}

/** Text whose addresses of pictures are replaced by `of`, which gets the name of each picture of the import. */
export const withPictures = (text: string, of: (name: string) => string): string =>
  text.includes('![')
    ? text.replaceAll(link, (whole, before: string, address: string, after: string) => {
        const name = nameAt(address)
        return name === undefined ? whole : `${before}${of(name)}${after}`
      })
    : text

/** Names of the pictures of the import that a text shows. */
export const picturesIn = (text: string): string[] => {
  const names: string[] = []
  withPictures(text, (name) => {
    names.push(name)
    return name
  })
  return names
}
