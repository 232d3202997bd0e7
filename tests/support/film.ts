import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type AudioCodec,
  type VideoCodec,
} from 'mediabunny'

type Made = { video?: VideoCodec; audio?: AudioCodec; seconds?: number }

const configs = {
  vp9: { codec: 'vp09.00.10.08', codedWidth: 320, codedHeight: 180 },
  hevc: { codec: 'hvc1.1.6.L93.B0', codedWidth: 320, codedHeight: 180, description: new Uint8Array(23) },
  opus: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
} as const

const isKnown = (codec: string): codec is keyof typeof configs => codec in configs

/** MP4 film with one picture and one piece of sound each second; their bytes stand for encoded ones. */
export const filmOf = async ({ video, audio, seconds = 3 }: Made): Promise<Uint8Array<ArrayBuffer>> => {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const pictures = video && new EncodedVideoPacketSource(video)
  const sound = audio && new EncodedAudioPacketSource(audio)
  if (pictures) output.addVideoTrack(pictures)
  if (sound) output.addAudioTrack(sound)
  await output.start()
  for (let at = 0; at < seconds; at += 1) {
    const packet = new EncodedPacket(new Uint8Array(2_000).fill(at + 1), 'key', at, 1)
    if (pictures && video && isKnown(video))
      await pictures.add(packet, { decoderConfig: configs[video] as VideoDecoderConfig })
    if (sound && audio && isKnown(audio))
      await sound.add(packet, { decoderConfig: configs[audio] as AudioDecoderConfig })
  }
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}
