import { useState } from 'react'
import type { OfficeDetail } from '../../../../domain/content/contract.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { videoForm } from '../../../../domain/videos/editor-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { EditorAnswer } from '../../../office/editor/editor-action.ts'
import type { Controls } from '../../../office/editor/editor-context.ts'
import { EditorScreen } from '../../../office/editor/editor-screen.tsx'
import { useTermChoices, type AssignableTerms } from '../../../office/editor/use-term-choices.ts'
import type { PublishingParts } from '../../../office/publishing/publishing-parts.tsx'
import { BeginningControl } from './files/beginning-control.tsx'
import { BeginningFilmControl, FilmControl } from './files/film-control.tsx'
import { PosterControl } from './files/poster-control.tsx'
import { createFilm, FilmContext } from './film.ts'
import { InstantControl } from './tracks/instant-control.tsx'
import { NoControl, TrackRows } from './tracks/track-rows.tsx'
import { YoutubeControl } from './youtube-control.tsx'

const controls: Controls = {
  'source.youtubeId': YoutubeControl,
  'source.standard': FilmControl,
  'source.preview': BeginningControl,
  'source.preview.file': BeginningFilmControl,
  poster: PosterControl,
  captions: TrackRows,
  chapters: NoControl,
  'captions.*.startMs': InstantControl,
  'captions.*.endMs': InstantControl,
  'chapters.*.startMs': InstantControl,
}

type Props = PublishingParts &
  AssignableTerms & {
    detail: OfficeDetail
    userId: string
    answer: EditorAnswer | undefined
  }

/** Editor of a video. */
export function VideoEditor({ detail, userId, exams, subjects, series, courses, ...slots }: Props) {
  const { t } = useTranslation('videoEditor')
  const choices = useTermChoices(detail.draft.body, { exams, subjects, series, courses })
  const [film] = useState(createFilm)
  return (
    <FilmContext value={film}>
      <EditorScreen
        form={videoForm}
        detail={detail}
        userId={userId}
        labels="videoEditor"
        controls={controls}
        choices={choices}
        back={{ to: officePaths.adminVideos(), label: t('title') }}
        untitled={t('untitled')}
        {...slots}
      />
    </FilmContext>
  )
}
