import { spawnSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { musicOf, rate } from './music.ts'

/** A picture and how long it stands. */
export type Still = { file: string; seconds: number }

const ffmpeg = (folder: string, args: string[]): void => {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (error) throw new Error('Films need ffmpeg in the PATH.', { cause: error })
  if (status !== 0) throw new Error(stderr)
}

const video = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-tune',
  'stillimage',
  '-pix_fmt',
  'yuv420p',
  '-r',
  '5',
  '-g',
  '150',
]
const inputs = ['-f', 'concat', '-i', 'stills.txt', '-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', 'music.raw']
const sound = ['-c:a', 'aac', '-ac', '1', '-shortest', '-movflags', '+faststart']

/** Largest sizes in bytes: films are part of the repository. */
const limits = { standard: 1_900_000, light: 1_400_000 }
/** A light film saves at least a quarter of the standard one. */
const lightShare = 0.74
const crfStep = 3
/** Beyond this letters lose their edges. */
const coarsest = 39

/** Writes a film with the finest compression, from `crf` on, that keeps it below its limit. */
const encodeBelow = (limit: number, crf: number, file: string, encode: (crf: number) => void): void => {
  encode(crf)
  if (statSync(file).size <= limit) return
  if (crf + crfStep > coarsest) throw new Error(`${file} is larger than ${limit} bytes: shorten the lesson.`)
  encodeBelow(limit, crf + crfStep, file, encode)
}

/** Writes `<slug>.mp4` and its light version of the stills, with music. */
export const encodeFilm = (folder: string, output: string, slug: string, stills: readonly Still[]): void => {
  const seconds = stills.reduce((sum, still) => sum + still.seconds, 0)
  const last = stills.at(-1)
  // The format asks for the last picture twice.
  const list = [...stills.map((still) => `file ${still.file}\nduration ${still.seconds}`), `file ${last?.file}`]
  writeFileSync(join(folder, 'stills.txt'), list.join('\n'))
  writeFileSync(join(folder, 'music.raw'), musicOf(seconds))
  const length = ['-t', String(seconds)]
  const standard = join(output, `${slug}.mp4`)
  encodeBelow(limits.standard, 27, standard, (crf) =>
    ffmpeg(folder, [...inputs, ...video, '-crf', String(crf), ...sound, '-b:a', '24k', ...length, standard]),
  )
  const light = join(output, `${slug}-light.mp4`)
  const lightLimit = Math.min(limits.light, lightShare * statSync(standard).size)
  encodeBelow(lightLimit, 30, light, (crf) => {
    const smaller = ['-vf', 'scale=480:270', '-crf', String(crf)]
    ffmpeg(folder, [...inputs, ...video, ...smaller, ...sound, '-b:a', '20k', ...length, light])
  })
}

/** Writes the picture shown before play. */
export const encodePoster = (folder: string, output: string, slug: string, file: string): void =>
  ffmpeg(folder, ['-i', file, '-vf', 'scale=640:360', '-quality', '70', join(output, `${slug}.webp`)])
