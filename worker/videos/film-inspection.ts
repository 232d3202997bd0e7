import { CustomSource, EncodedPacketSink, Input, MP4, WEBM, type InputVideoTrack } from 'mediabunny'
import type { FileFacts } from '../../domain/files/contract.ts'
import type { Services } from '../platform/context.ts'
import { FileRefused } from '../uploads/faults.ts'
import type { InspectedFile, Inspector } from '../uploads/inspection.ts'

/** Codecs that every browser of our students plays. */
const playable = new Set(['avc', 'vp8', 'vp9', 'av1', 'aac', 'mp3', 'opus', 'vorbis', 'flac'])

/** The index of a film of three hours has some 10 MB. */
const maxRead = 32 * 1024 * 1024
const maxReads = 2_000

/** R2 does not answer, which is no fault of the film: the task tries again. */
class UnreadFilm extends Error {
  override readonly name = 'UnreadFilm'
}

const bytesOf = async (files: R2Bucket, key: string, range: R2Range): Promise<Uint8Array> => {
  try {
    const object = await files.get(key, { range })
    if (object) return new Uint8Array(await object.arrayBuffer())
  } catch (error) {
    throw new UnreadFilm('This film could not be read.', { cause: error })
  }
  throw new UnreadFilm('This film is missing.')
}

/** A file in R2 that is read by ranges. A range that no index needs ends the inspection. */
const sourceOf = ({ env }: Services, { key, bytes }: InspectedFile): CustomSource => {
  let reads = 0
  return new CustomSource({
    getSize: () => bytes,
    read: async (start, end) => {
      reads += 1
      if (end - start > maxRead || reads > maxReads) throw new FileRefused('broken')
      return bytesOf(env.FILES, key, { offset: start, length: end - start })
    },
  })
}

/** The last picture is within the file: one cut off during a copy still has its index. */
const isWhole = async (video: InputVideoTrack): Promise<boolean> => {
  const last = await new EncodedPacketSink(video).getPacket(Infinity)
  return last !== null && last.byteLength > 0
}

const factsOf = async (input: Input): Promise<FileFacts> => {
  const tracks = await input.getTracks()
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  if (!video) throw new FileRefused(tracks.length > 0 ? 'no_video' : 'broken')
  const codecs = [await video.getCodec(), ...(audio ? [await audio.getCodec()] : [])]
  if (codecs.some((codec) => codec === null || !playable.has(codec))) throw new FileRefused('codec')
  const seconds = (await input.getDurationFromMetadata([video])) ?? (await video.computeDuration())
  const durationMs = Math.round(seconds * 1000)
  if (!(durationMs > 0) || !(await isWhole(video))) throw new FileRefused('broken')
  return {
    durationMs,
    hasSound: audio !== null,
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
  }
}

/** Length, size and sound of a film. Refuses one that browsers cannot play to its end. */
export const inspectFilm: Inspector = async (services, file) => {
  const input = new Input({ formats: [MP4, WEBM], source: sourceOf(services, file) })
  try {
    return await factsOf(input)
  } catch (error) {
    if (error instanceof UnreadFilm || error instanceof FileRefused) throw error
    // The reader's own errors name faults of the file.
    throw new FileRefused('broken')
  } finally {
    input.dispose()
  }
}
