import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { FileRefused } from '../../worker/uploads/faults.ts'
import { inspectPicture } from '../../worker/uploads/picture-inspection.ts'
import { env, servicesAt, unique } from './support.ts'

/** Beginning of a PNG with a size in pixels. */
const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452' + '00'.repeat(17), 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** JPEG of 300 x 200 pixels that a camera held upright: its orientation is 6. */
const upright = Buffer.from(
  'ffd8' + // start
    'ffe10022457869660000' + // APP1, "Exif"
    '4d4d002a000000080001' + // big-endian TIFF, one entry
    '0112000300000001' + // orientation, one short
    '00060000' +
    '00000000' +
    'ffc0001108' + // SOF0, 8 bits
    '00c8012c' + // height 200, width 300
    '03012200021101031101' +
    'ffd9',
  'hex',
)

const inspect = async (bytes: Uint8Array) => {
  const key = `pictures/${unique('fil')}/ver_1`
  await env.FILES.put(key, bytes)
  const file = { fileId: 'fil_1', key, type: 'image/png', bytes: bytes.length, checksum: '' }
  return inspectPicture(servicesAt(), file)
}

describe('the inspection of a picture (OFC-30)', () => {
  test('reads its size as it is shown', async () => {
    expect(await inspect(png(1_600, 900))).toEqual({ width: 1_600, height: 900 })
    expect(await inspect(upright)).toEqual({ width: 200, height: 300 })
  })

  test.each([
    ['with a side of more than 8,000 pixels', png(8_001, 20), 'too_many_pixels'],
    ['without a size', png(16, 16).subarray(0, 12), 'broken'],
    ['that is none', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'broken'],
  ])('refuses one %s', async (_, bytes, reason) => {
    await expect(inspect(bytes)).rejects.toEqual(new FileRefused(reason as FileRefused['reason']))
  })
})
