import {
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  UrlSource,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'

type Clip = { address: string; type: string; seconds: number; name: string; onProgress: (share: number) => void }

/**
 * The first seconds of a film, copied without a new encoding and never longer than asked. Rejects where the film cannot
 * be loaded or copied.
 */
export const makeClip = async ({ address, type, seconds, name, onProgress }: Clip): Promise<File> => {
  const target = new BufferTarget()
  const isWebm = type === 'video/webm'
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  // A film that is not there is not asked for again and again.
  const source = new UrlSource(address, { getRetryDelay: () => null })
  const input = new Input({ formats: [MP4, WEBM], source })
  try {
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target }),
      trim: { start: 0, end: seconds },
      copy: { mode: 'forced', boundaryPolicy: 'shrink' },
      showWarnings: false,
    })
    conversion.onProgress = onProgress
    await conversion.execute()
  } finally {
    input.dispose()
  }
  if (!target.buffer) throw new Error('The beginning is empty.')
  return new File([target.buffer], `${name}.${isWebm ? 'webm' : 'mp4'}`, { type: isWebm ? 'video/webm' : 'video/mp4' })
}
