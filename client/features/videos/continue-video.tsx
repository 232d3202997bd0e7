import { paths } from '../../../domain/paths.ts'
import type { LastWatched } from '../../../domain/videos/contract.ts'
import { timecode } from '../../../domain/videos/timecode.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContinueRow } from '../../ui/continue-row.tsx'
import { SubjectCover } from '../../ui/faces/subject-cover.tsx'
import { ProgressLine } from '../../ui/progress-line.tsx'

/** Link to the video that the student watched last; it resumes at its place. */
export function ContinueVideo({ last }: { last: LastWatched | null }) {
  const { t } = useTranslation('videos')
  if (!last) return null
  const { videoId, positionMs, durationMs } = last
  return (
    <ContinueRow
      to={paths.video(videoId)}
      title={last.title}
      cover={<SubjectCover subject={last.subject.id} seed={videoId} shape="tile" />}
    >
      <ProgressLine value={positionMs} max={durationMs} text={t('stoppedAt', { time: timecode(positionMs) })} />
    </ContinueRow>
  )
}
