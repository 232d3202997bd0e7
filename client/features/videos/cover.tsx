import { Play } from 'lucide-react'
import type { VideoSummary } from '../../../domain/videos/contract.ts'
import { useVideoAddresses } from './video-addresses.ts'

type Props = { video: Pick<VideoSummary, 'id' | 'poster'>; lazy?: boolean }

/** Poster of a video, or an icon without one. Decorative: the title is beside it. */
export function Cover({ video: { id, poster }, lazy = false }: Props) {
  const addresses = useVideoAddresses()
  if (poster === null)
    return (
      <span className="flex size-full items-center justify-center text-primary">
        <Play aria-hidden className="size-10" />
      </span>
    )
  return (
    <img
      src={addresses.poster(id, poster)}
      alt=""
      width={640}
      height={360}
      loading={lazy ? 'lazy' : undefined}
      className="size-full object-cover"
    />
  )
}
