import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { LessonDetail, LessonStep } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { intents, type CourseFormOutcome } from './actions.ts'
import { LessonEnd } from './lesson-end.tsx'
import { useReadToEnd } from './use-read-to-end.ts'

const words = { text: 'markText', video: 'markVideo', material: 'markMaterial' } as const

type Props = {
  detail: LessonDetail
  step: LessonStep
  kind: keyof typeof words
  /** True once the video has been watched. */
  watched: boolean
}

/** End of a lesson that is marked done, without script too. A text read to its end and a watched video mark themselves. */
export function MarkForm({ detail, step, kind, watched }: Props) {
  const { t } = useTranslation('lesson')
  const { course, lesson } = detail
  const fetcher = useFetcher<CourseFormOutcome>()
  // A mark removed by hand is not set automatically again.
  const unmarkedByHand = useRef(false)
  const sent = fetcher.formData?.get('intent')
  const done = sent ? sent === intents.done : lesson.done
  // Without script the page is loaded again at its end.
  const action = `${paths.lesson(course.id, lesson.id)}#end`
  const finish = () => {
    if (!unmarkedByHand.current && !done) void fetcher.submit({ intent: intents.done }, { method: 'post', action })
  }
  const end = useReadToEnd(kind === 'text' && !lesson.done, finish)
  const finishNow = useRef(finish)
  useEffect(() => {
    finishNow.current = finish
  })
  useEffect(() => {
    if (watched) finishNow.current()
  }, [watched])
  return (
    <div ref={end}>
      <LessonEnd detail={detail} step={step} done={done}>
        <fetcher.Form method="post" action={action} onSubmit={() => (unmarkedByHand.current = true)}>
          <HiddenFields fields={{ intent: done ? intents.undone : intents.done }} />
          <Button
            type="submit"
            look={done ? 'quiet' : 'primary'}
            disabled={fetcher.state === 'submitting'}
            className="w-full sm:w-auto"
          >
            {!done && <Check aria-hidden className="size-5" />}
            {t(done ? 'unmark' : words[kind])}
          </Button>
        </fetcher.Form>
      </LessonEnd>
    </div>
  )
}
