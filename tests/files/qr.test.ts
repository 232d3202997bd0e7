import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrOf } from '../../worker/files/qr.ts'

/** Modules that a path of rectangles one module high covers. */
const covered = (path: string, size: number): boolean[][] => {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  return modules
}

test('a QR code covers exactly the dark modules of its address (CRS-43)', () => {
  const address = `https://taiyari.test/certificate/${'A7'.repeat(14)}`
  const { size, path } = qrOf(address)
  const { data } = encode(address, { ecc: 'M', border: 2 })
  expect(covered(path, size)).toEqual(data)
})
