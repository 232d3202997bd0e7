import { Buffer } from 'node:buffer'

type Parts = {
  pages?: number
  /** Text of a page. */
  text?: (page: number) => string
  /** Further entries of the catalogue, such as `/OpenAction << … >>`. */
  catalogue?: string
  /** Further entries of the trailer. */
  trailer?: string
  /** Further objects, numbered from 10 + twice the number of pages. */
  objects?: string[]
  /** Number of pages that the tree claims. */
  claimed?: number
  /** Children of the page tree, by default the pages. */
  kids?: string
}

/** A PDF as its bytes are written, so that a test can break any of them. Text is in Latin letters. */
export const rawPdf = ({
  pages = 1,
  text = (page) => `Page ${page}`,
  ...more
}: Parts = {}): Uint8Array<ArrayBuffer> => {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const leaf = (page: number) => 8 + 2 * page
  const content = (page: number) => `BT /F1 12 Tf 50 700 Td (${text(page)}) Tj ET`
  const objects = new Map([
    [1, `<< /Type /Catalog /Pages 2 0 R ${more.catalogue ?? ''} >>`],
    [
      2,
      `<< /Type /Pages /Count ${more.claimed ?? pages} /Kids [${more.kids ?? numbers.map((page) => `${leaf(page)} 0 R`).join(' ')}] >>`,
    ],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ...numbers.flatMap((page): [number, string][] => [
      [
        leaf(page),
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${leaf(page) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      ],
      [leaf(page) + 1, `<< /Length ${content(page).length} >>\nstream\n${content(page)}\nendstream`],
    ]),
    ...(more.objects ?? []).map((object, index): [number, string] => [10 + 2 * pages + index, object]),
  ])
  let file = '%PDF-1.7\n'
  const offsets = new Map<number, number>()
  for (const [number, object] of objects) {
    offsets.set(number, file.length)
    file += `${number} 0 obj\n${object}\nendobj\n`
  }
  const last = Math.max(...objects.keys())
  const line = (at: number | undefined) =>
    `${String(at ?? 0).padStart(10, '0')} ${at === undefined ? '65535 f' : '00000 n'} \n`
  const start = file.length
  file += `xref\n0 ${last + 1}\n${Array.from({ length: last + 1 }, (_, number) => line(offsets.get(number))).join('')}`
  file += `trailer\n<< /Size ${last + 1} /Root 1 0 R ${more.trailer ?? ''} >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}
