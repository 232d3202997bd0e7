import { describe, expect, test } from 'vitest'
import { inspectFilm } from '../../worker/videos/film-inspection.ts'
import { takesUnderASecond } from '../support/duration.ts'
import { filmOf } from '../support/film.ts'
import { env, servicesAt, unique } from './support.ts'

const services = servicesAt()

const inspect = async (film: Uint8Array<ArrayBuffer>) => {
  const key = `videos/${unique('film')}`
  await env.FILES.put(key, film)
  return inspectFilm(services, { fileId: 'fil_1', key, type: 'video/mp4', bytes: film.length, checksum: '' })
}

const refused = (reason: string) => ({ name: 'FileRefused', reason })

describe('inspection of films (VID-33)', () => {
  test('names length, size and sound', async () => {
    const facts = { durationMs: 3_000, width: 320, height: 180 }
    expect(await inspect(await filmOf({ video: 'vp9', audio: 'opus' }))).toEqual({ ...facts, hasSound: true })
    expect(await inspect(await filmOf({ video: 'vp9' }))).toEqual({ ...facts, hasSound: false })
  })

  test('refuses a film that is cut off, has no picture or no codec of browsers', async () => {
    const film = await filmOf({ video: 'vp9', audio: 'opus' })
    await expect(inspect(film.slice(0, -3_000))).rejects.toMatchObject(refused('broken'))
    await expect(inspect(film.slice(0, 200))).rejects.toMatchObject(refused('broken'))
    await expect(inspect(await filmOf({ audio: 'opus' }))).rejects.toMatchObject(refused('no_video'))
    await expect(inspect(await filmOf({ video: 'hevc' }))).rejects.toMatchObject(refused('codec'))
  })

  test('refuses an index of a gigabyte, and bytes that only begin as a film, in under a second', async () => {
    const film = await filmOf({ video: 'vp9' })
    const start = film.slice(0, new DataView(film.buffer).getUint32(0))
    const index = new Uint8Array(16)
    new DataView(index.buffer).setUint32(0, 1_000_000_000)
    index.set(new TextEncoder().encode('moov'), 4)
    const huge = new Uint8Array([...start, ...index, ...new Uint8Array(100_000)])
    const empty = new Uint8Array([...start, ...new Uint8Array(500_000)])
    for (const bytes of [huge, empty])
      await takesUnderASecond(() => expect(inspect(bytes)).rejects.toMatchObject(refused('broken')))
  })

  test('a film that R2 does not give is no fault of the film', async () => {
    const file = { fileId: 'fil_1', key: 'videos/none', type: 'video/mp4', bytes: 5_000, checksum: '' }
    await expect(inspectFilm(services, file)).rejects.toMatchObject({ name: 'UnreadFilm' })
  })
})
