import { Play } from 'lucide-react'
import { paths } from '../../../domain/paths.ts'
import type { VideoSummary } from '../../../domain/videos/contract.ts'

type Props = { video: Pick<VideoSummary, 'id' | 'poster'>; lazy?: boolean }

/** Poster of a video, or an icon without one. Decorative: the title is beside it. */
export function Cover({ video: { id, poster }, lazy = false }: Props) {
  if (poster === null)
    return (
      <span className="flex size-full items-center justify-center text-primary">
        <Play aria-hidden className="size-10" />
      </span>
    )
  return (
    <img
      src={paths.videoPoster(id, poster)}
      alt=""
      width={640}
      height={360}
      loading={lazy ? 'lazy' : undefined}
      className="size-full object-cover"
    />
  )
}
