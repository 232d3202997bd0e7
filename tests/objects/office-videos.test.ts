import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftBody } from '../../domain/content/contract.ts'
import { readCaptionFile } from '../../domain/videos/caption-file.ts'
import { timedCaptions } from '../../domain/videos/draft-tracks.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { draftTrack, previewVideo, serveDraftFile } from '../../worker/videos/office-videos.usecases.ts'
import { videoContent } from '../../worker/videos/videos.content.ts'
import { seededFile, seededVideos } from '../support/seeded-videos.ts'
import { env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'usr_office'

/** Draft of a seed under an address of its own. */
const bodyOf = (seed: DraftBody): DraftBody => ({ ...seed, slug: unique('video-').toLowerCase() })

const [slug, first] = seededVideos[0] ?? ['', {}]

describe('videos in the office (VID-28, VID-29, VID-30)', () => {
  test('a draft is played, previewed and exported before it was ever published (VID-32)', async () => {
    const services = servicesAt()
    const body = { ...bodyOf(first), durationMs: null }
    const { id } = await createItem(services, videoContent, body, admin)
    await env.FILES.put(seededFile(`${slug}.mp4`, 'video/mp4').key, new Uint8Array(10))
    const request = new Request('https://taiyari.test/', { headers: { range: 'bytes=2-4' } })
    const reply = await serveDraftFile(services, id, { part: 'standard' }, request)
    expect([reply.status, reply.headers.get('content-range')]).toEqual([206, 'bytes 2-4/10'])
    const { preview, video } = await previewVideo(services, id)
    expect(preview.missing).toEqual(['durationMs'])
    expect(video).toMatchObject({ entitlement: 'open', notes: null, title: first['title'], playable: { kind: 'file' } })
    const file = await draftTrack(services, id, { kind: 'captions', language: 'hi' })
    const { cues, faults } = readCaptionFile(file)
    expect(faults).toEqual([])
    expect(cues.map(({ text }) => text)).toEqual(timedCaptions(first).map(({ text }) => text.hi))
  })

  test('a file outside the folder of videos is not served, and a caption that ends before it begins not published', async () => {
    const services = servicesAt()
    const body = bodyOf(first)
    const foreign = { kind: 'file', standard: { ...seededFile('a.mp4', 'video/mp4'), key: 'materials/secret.pdf' } }
    const words = { en: 'Words', hi: '' }
    const captions = [{ startMs: 2_000, endMs: 1_000, text: words }]
    const { id } = await createItem(services, videoContent, { ...body, source: foreign }, admin)
    const request = new Request('https://taiyari.test/')
    await expect(serveDraftFile(services, id, { part: 'standard' }, request)).rejects.toMatchObject({ status: 404 })
    const backwards = await createItem(services, videoContent, { ...body, captions }, admin)
    await expect(publish(services, videoContent, backwards.id, { revision: 1 }, admin)).rejects.toMatchObject({
      status: 422,
    })
  })
})
