import { encode } from 'uqr'
import type { Qr } from '../../domain/files/qr.ts'

/** Runs of dark modules in a row, as rectangles of an SVG path. */
const rowPath = (row: readonly boolean[], y: number): string => {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const end = row.indexOf(false, x)
    const length = (end === -1 ? row.length : end) - x
    path += `M${x} ${y}h${length}v1h-${length}z`
    x += length
  }
  return path
}

/** QR code of an address, with enough redundancy for print (15 %) and a quiet zone of two modules. */
export const qrOf = (address: string): Qr => {
  const { size, data } = encode(address, { ecc: 'M', border: 2 })
  return { size, path: data.map(rowPath).join('') }
}
