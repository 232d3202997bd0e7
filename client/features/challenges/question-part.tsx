import { filePaths } from '../../../domain/file-paths.ts'
import { learningPaths } from '../../../domain/learning-paths.ts'
import type { ClosedReason } from '../../../domain/challenges/states.ts'
import { useLanguage, pickText } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ConfirmForm } from '../../ui/confirm-form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import type { ChallengeAnswer } from './challenge-action.ts'
import { ChallengeForm } from './challenge-form.tsx'
import type { AskedQuestion, ChallengesData } from './load-challenges.ts'
import { OwnPicture } from './own-picture.tsx'
import { useWords } from './use-words.ts'

type Props = { data: ChallengesData; asked: AskedQuestion; answer: ChallengeAnswer | undefined }

/** A question with the form of its challenge, or with why there is none. */
export function QuestionPart({ data, asked, answer }: Props) {
  const { t } = useTranslation('challenges')
  const { language } = useLanguage()
  const words = useWords()
  const { question } = asked
  const { items, until, serverNow, closed } = data.challenges
  const mine = items.find(({ questionId, state }) => questionId === question.id && state !== 'withdrawn')
  const waiting = mine?.state === 'ruled' ? undefined : mine
  const closedBy: ClosedReason | undefined =
    waiting?.state === 'taken_up'
      ? 'taken_up'
      : (closed[question.id] ?? (serverNow < until ? undefined : 'window_over'))
  const { text, lang } = pickText(question.stem, language)
  const action = learningPaths.challenges(data.testId, data.attemptId, question.id)
  return (
    <section aria-labelledby="challenged" className="card grid grid-cols-1 gap-4 p-4">
      <h2 id="challenged" className="sr-only">
        {t('question')}
      </h2>
      <RichText html={text} lang={lang} />
      <p>
        <b>{t('keyNow')}:</b> {words.inForce(question, question)}
      </p>
      <Outcome answer={answer} />
      {closedBy && <Notice>{t(`closed.${closedBy}`)}</Notice>}
      {!closedBy && (
        <ChallengeForm
          key={waiting?.updatedAt}
          action={action}
          question={question}
          challenge={waiting}
          answer={answer}
        />
      )}
      {waiting?.hasPicture && (
        <OwnPicture
          action={action}
          address={`${filePaths.challengePicture(data.attemptId, question.id)}?${waiting.updatedAt}`}
          mayRemove={!closedBy}
        />
      )}
      {waiting && !closedBy && (
        <ConfirmForm
          action={action}
          fields={{ intent: 'withdraw' }}
          button={t('withdraw')}
          title={t('withdrawTitle')}
          text={t('withdrawText')}
          keep={t('keep')}
        />
      )}
    </section>
  )
}

const done = { send: 'sent', withdraw: 'withdrawn', 'remove-picture': 'pictureRemoved' } as const

function Outcome({ answer }: { answer: ChallengeAnswer | undefined }) {
  const { t } = useTranslation('challenges')
  if (!answer) return null
  const { intent, refusal, reason } = answer
  if (!refusal) return <Notice tone="success">{t(done[intent])}</Notice>
  const text = () => {
    if (reason) return t(`closed.${reason}`)
    if (refusal.code === 'platform.rate_limited') return t('limited')
    if (refusal.code === 'platform.switched_off') return t('switchedOff')
    return t('refused')
  }
  return (
    <Notice tone="danger" focusable>
      {text()}
    </Notice>
  )
}
