import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { draftAddresses } from '../../features/videos/admin/draft-addresses.ts'
import { VideoAddressesContext } from '../../features/videos/video-addresses.ts'
import { VideoPage } from '../../features/videos/video-page.tsx'
import { load } from '../../load.ts'
import { PreviewPage } from '../../office/publishing/preview-page.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/video-preview.ts'

export const handle = { strings: ['videos', 'office'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { videos } = context.get(apiContext).admin
  const reply = await load(unwrap(videos[':videoId'].preview.$get({ param: { videoId: params.id } })))
  return { ...reply, origin: context.get(pageContext).origin }
}

/** Draft of a video on the student's own page. */
export default function VideoPreview({ loaderData: { preview, video, origin } }: Route.ComponentProps) {
  return (
    <PreviewPage preview={preview}>
      <VideoAddressesContext value={draftAddresses}>
        <VideoPage video={video} url={`${origin}${paths.video(video.id)}`} startMs={null} outcome={undefined} />
      </VideoAddressesContext>
    </PreviewPage>
  )
}
