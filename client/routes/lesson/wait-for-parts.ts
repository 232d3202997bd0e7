import type { LessonBody } from '../../../domain/courses/contract.ts'
import { VideoPlayer } from '../../features/videos/lazy-video-player.tsx'
import { LessonMaterial, LessonVideo } from './lazy-parts.tsx'

const parts: Partial<Record<LessonBody['kind'], () => Promise<unknown>>> = {
  material: LessonMaterial.load,
  video: () => Promise.all([LessonVideo.load(), VideoPlayer.load()]),
}

/** Results of the router's request by route; those of a form hold no lesson. */
type Results = Record<string, { result: unknown }>
type MaybeLesson = { detail?: { body?: LessonBody | null } } | undefined

/**
 * Middleware that ends the navigation to a lesson once the scripts of its content are here too. Content that grew later
 * would move the end of the lesson away from the finger that presses it.
 */
export const waitForParts = async <All extends Results>(_args: unknown, next: () => Promise<All>): Promise<All> => {
  const results = await next()
  const kind = (results['routes/lesson']?.result as MaybeLesson)?.detail?.body?.kind
  // A part that fails to load shows its error in its place.
  await (kind && parts[kind]?.().catch(() => undefined))
  return results
}
