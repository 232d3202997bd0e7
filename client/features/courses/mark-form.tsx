import { Check, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { LessonDetail } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { intents, type CourseFormOutcome } from './actions.ts'
import { useReadToEnd } from './use-read-to-end.ts'

const words = { text: 'markText', video: 'markVideo', material: 'markMaterial' } as const

type Props = {
  detail: LessonDetail
  kind: keyof typeof words
  /** True once the video has been watched. */
  watched: boolean
}

/** Form that marks a lesson done, without script too. A text read to its end and a watched video mark themselves. */
export function MarkForm({ detail: { course, lesson }, kind, watched }: Props) {
  const { t } = useTranslation('lesson')
  const fetcher = useFetcher<CourseFormOutcome>()
  // A mark removed by hand is not set automatically again.
  const unmarkedByHand = useRef(false)
  const sent = fetcher.formData?.get('intent')
  const done = sent ? sent === intents.done : lesson.done
  const action = paths.lesson(course.id, lesson.id)
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
    <div ref={end} className="mt-6 max-w-2xl border-t border-hairline pt-4">
      <fetcher.Form method="post" action={action} onSubmit={() => (unmarkedByHand.current = true)}>
        <HiddenFields fields={{ intent: done ? intents.undone : intents.done }} />
        <div className="flex flex-wrap items-center gap-3" aria-live="polite">
          {done && (
            <span className="inline-flex items-center gap-2 font-semibold text-success">
              <CircleCheck aria-hidden className="size-5" /> {t('marked')}
            </span>
          )}
          <Button type="submit" look={done ? 'quiet' : 'primary'} disabled={fetcher.state === 'submitting'}>
            {!done && <Check aria-hidden className="size-5" />}
            {t(done ? 'unmark' : words[kind])}
          </Button>
        </div>
      </fetcher.Form>
    </div>
  )
}
