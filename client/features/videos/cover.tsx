import type { VideoSummary } from '../../../domain/videos/contract.ts'
import { SubjectCover } from '../../ui/faces/subject-cover.tsx'
import { useVideoAddresses } from './video-addresses.ts'

type Props = { video: Pick<VideoSummary, 'id' | 'poster' | 'subject'>; lazy?: boolean }

/** Poster of a video, or the cover of its subject without one. Decorative: the title is beside it. */
export function Cover({ video: { id, poster, subject }, lazy = false }: Props) {
  const addresses = useVideoAddresses()
  if (poster === null) return <SubjectCover subject={subject.id} seed={id} shape="wide" className="rounded-none" />
  return (
    <img
      src={addresses.poster(id, poster)}
      alt=""
      width={640}
      height={360}
      loading={lazy ? 'lazy' : undefined}
      className="size-full object-cover dark:brightness-80"
    />
  )
}
