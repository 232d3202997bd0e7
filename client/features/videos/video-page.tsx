import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import type { VideoDetail } from '../../../domain/videos/contract.ts'
import { timecode } from '../../../domain/videos/timecode.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccessBadge } from '../../ui/access-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { BuyBox } from '../../ui/lazy-buy-box.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Cover } from './cover.tsx'
import type { NoteOutcome } from './note-action.ts'
import { VideoPlayer } from './lazy-video-player.tsx'
import type { PlayerControls } from './video-player.tsx'

const LockedVideo = lazyPart(() => import('./locked-video.tsx'), 'LockedVideo')
const Transcript = lazyPart(() => import('./transcript.tsx'), 'Transcript')
const NotesPanel = lazyPart(() => import('./notes-panel.tsx'), 'NotesPanel', <Skeleton lines={6} />)

type Props = {
  video: VideoDetail
  /** Full address, for sharing. */
  url: string
  /** Start requested by the address. Milliseconds. */
  startMs: number | null
  /** Outcome of a note form submitted without script. */
  outcome: NoteOutcome | undefined
}

/** Video with player, chapters, transcript and notes. */
export function VideoPage({ video, url, startMs, outcome }: Props) {
  const { t } = useTranslation('videos')
  const { pick } = useBilingual()
  const player = useRef<PlayerControls>(null)
  const { playable } = video
  return (
    <div className="page py-4 md:py-8">
      <BackLink to={paths.videos()}>{t('back')}</BackLink>
      <p className="text-muted">{pick(video.subject.title)}</p>
      <h1 className="mb-3 text-2xl md:text-3xl">
        <BilingualText text={video.title} />
      </h1>
      <div className="grid gap-6 lg:grid-cols-[1fr_20rem] lg:items-start">
        <div className="min-w-0">
          {playable ? (
            <VideoPlayer
              ref={player}
              video={video}
              playable={playable}
              signedIn={video.notes !== null}
              startMs={startMs}
            />
          ) : (
            <div className="aspect-video overflow-hidden rounded-md border border-hairline bg-sunken">
              <Cover video={video} />
            </div>
          )}
          {video.entitlement !== 'open' ? (
            <LockedVideo video={video} />
          ) : (
            video.access !== 'free' && <BuyBox sale={video} owned />
          )}
          <p className="mt-4 max-w-reading">
            <BilingualText text={video.summary} />
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Facts video={video} />
            <ShareLinks title={pick(video.title)} url={url} />
          </div>
        </div>
        <div className="grid min-w-0 gap-6">
          <Transcript video={video} player={player} />
          {playable && <NotesPanel video={video} player={player} outcome={outcome} />}
        </div>
      </div>
      <KeyPoints video={video} />
    </div>
  )
}

function Facts({ video }: { video: VideoDetail }) {
  const { t } = useTranslation('videos')
  const { pick } = useBilingual()
  const { date } = useFormat()
  const exams = video.examTitles.map(({ title }) => pick(title)).join(', ')
  return (
    <>
      <AccessBadge item={video} t={t} />
      {video.sample && <Badge>{t('sample')}</Badge>}
      <span className="tabular">{t('length', { time: timecode(video.durationMs) })}</span>
      <span>{exams ? t('forExams', { exams }) : t('forAll')}</span>
      <span>{t('updated', { date: date(video.updatedAt) })}</span>
      {video.courseId !== null && (
        <Link to={paths.course(video.courseId)} className="link">
          {t('ofCourse')}
        </Link>
      )}
      {video.silent && <span>{t('silent')}</span>}
    </>
  )
}

/** Summary to keep, and what a Hindi reader must know of the captions. */
function KeyPoints({ video }: { video: VideoDetail }) {
  const { t } = useTranslation('videos')
  const { choose } = useBilingual()
  const { language } = useLanguage()
  const points = video.notesHtml && choose(video.notesHtml)
  const lacksHindi = language === 'hi' && !video.languages.includes('hi')
  if (!points && !lacksHindi) return null
  return (
    <div className="mt-6 max-w-reading">
      {lacksHindi && <p className="mb-3 text-muted">{t('noHindi')}</p>}
      {points && (
        <section>
          <h2 className="mb-2 text-xl">{t('keyPoints')}</h2>
          <RichText html={points.text} lang={points.lang} />
        </section>
      )}
    </div>
  )
}
