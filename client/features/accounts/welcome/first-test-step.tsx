import { paths } from '../../../../domain/paths.ts'
import type { FirstTest } from '../../../../domain/catalogue/contract.ts'
import type { FormAnswer } from '../../../forms/define-forms.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Illustration } from '../../../ui/faces/illustration.tsx'
import { ExamEmblem } from '../../../ui/faces/exam-emblem.tsx'
import { ConfirmMail } from './confirm-mail.tsx'
import type { FirstTestData } from './first-test-loader.ts'
import { StepBar } from './step-bar.tsx'

type Props = FirstTestData & { answer: FormAnswer | undefined }

/**
 * Second step of the welcome. A student who came from a page goes on to it; for any other the first test is the main
 * action.
 */
export function FirstTestStep({ back, next, test, unconfirmed, answer }: Props) {
  const { t } = useTranslation('welcome')
  return (
    <div className="grid grid-cols-1 gap-5">
      <header>
        <StepBar step={2} />
        <BackLink to={back}>{t('first.back')}</BackLink>
        <Illustration name="welcome" />
        <h1 className="text-xl sm:text-2xl">{t(next ? 'first.ready' : 'first.title')}</h1>
        <p className="mt-1 text-muted">{t(next ? 'first.onward' : 'first.intro')}</p>
      </header>
      {next && (
        <LinkButton to={next} look="accent" className="w-full">
          {t('first.continue')}
        </LinkButton>
      )}
      <FirstTestCard test={test} isMain={next === null} />
      {unconfirmed !== null && <ConfirmMail email={unconfirmed} answer={answer} />}
      <p className="text-sm text-muted">{t('first.change')}</p>
      {next === null && (
        <LinkButton to={paths.home()} look="quiet" className="justify-self-center">
          {t('first.later')}
        </LinkButton>
      )}
    </div>
  )
}

/** The recommended test, or the demo test where there is none. */
function FirstTestCard({ test, isMain }: { test: FirstTest | null; isMain: boolean }) {
  const { t } = useTranslation('welcome')
  const { pick } = useBilingual()
  const title = test ? pick(test.title) : t('first.demo')
  return (
    <section aria-labelledby="first-test" className="card grid gap-4 p-4 sm:p-6">
      <div className="flex items-center gap-4">
        <ExamEmblem exam={test?.exam ?? ''} size={56} />
        <div className="min-w-0">
          <h2 id="first-test" className="text-lg leading-snug">
            {test ? <BilingualText text={test.title} /> : title}
          </h2>
          {test && <Facts test={test} />}
        </div>
      </div>
      <LinkButton
        to={test ? paths.test(test.id) : paths.demoTest()}
        look={isMain ? 'accent' : 'secondary'}
        aria-label={t('first.startOf', { title })}
        className="w-full"
      >
        {t('first.start')}
      </LinkButton>
    </section>
  )
}

const minuteMs = 60_000

function Facts({ test: { questionCount, durationMs } }: { test: FirstTest }) {
  const { t } = useTranslation('welcome')
  return (
    <p className="tabular text-muted">
      {t('first.facts', {
        questions: t('first.questions', { count: questionCount }),
        time: t('common:minutes', { count: Math.round(durationMs / minuteMs) }),
      })}
    </p>
  )
}
