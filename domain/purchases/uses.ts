/**
 * Ways in which a bought item is used: a lesson opened, a chapter or a part of a file read, a file saved, a video watched,
 * a paper printed. Tests that were taken are in the attempts.
 */
export const useKinds = ['lesson', 'chapter', 'file', 'download', 'video', 'print'] as const
export type UseKind = (typeof useKinds)[number]

/** Parts by which the reading of a file is told. */
export const fileParts = 20

/** Parts of a file that begin within a range of its bytes: ranges that cover the file name each part once. */
export const partsIn = ({ offset, length }: { offset: number; length: number }, size: number): string[] => {
  const width = size / fileParts
  const first = Math.ceil(offset / width)
  const end = Math.min(fileParts, Math.ceil((offset + length) / width))
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => String(first + index))
}

/** Bytes that a reader fetches to open a file before it shows a page: its index and its fonts. */
const openingBytes = 64 * 1024

/** Parts of a file that may be fetched without a page being read: at most half of a small file. */
export const openingParts = (size: number): number =>
  Math.min(fileParts / 2, Math.ceil((openingBytes * fileParts) / size))
