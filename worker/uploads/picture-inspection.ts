import { longestPictureSide } from '../../domain/files/limits.ts'
import { TaskFailed } from '../tasks/task.ts'
import { FileRefused } from './faults.ts'
import type { Inspector } from './inspection.ts'

/** Bytes of a picture's beginning that hold its size, also after the data of a camera. */
const beginning = 512 * 1024

/** Orientations from 5 on turn a picture by a quarter. */
const isTurned = (orientation = 1): boolean => orientation >= 5

const sizeOf = async (bytes: Uint8Array) => {
  const { imageSize } = await import('image-size')
  try {
    const { width, height, orientation } = imageSize(bytes)
    return isTurned(orientation) ? { width: height, height: width } : { width, height }
  } catch {
    throw new FileRefused('broken')
  }
}

/** Size of a picture in pixels. Refuses one that has none, or so many that a phone fails to decode it. */
export const pictureFacts = async (bytes: Uint8Array): Promise<{ width: number; height: number }> => {
  const { width, height } = await sizeOf(bytes.subarray(0, beginning))
  if (Math.max(width, height) > longestPictureSide) throw new FileRefused('too_many_pixels')
  return { width, height }
}

/** Reads the size of an uploaded picture. */
export const inspectPicture: Inspector = async ({ env }, { key }) => {
  const file = await env.FILES.get(key, { range: { offset: 0, length: beginning } })
  if (!file) throw new TaskFailed('This file is missing.')
  return pictureFacts(new Uint8Array(await file.arrayBuffer()))
}
