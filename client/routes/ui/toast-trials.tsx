import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import type { TrialAct, trialActs, TrialWords } from './toast-trial-acts.ts'

/** Loaded with the first press. */
let loaded: typeof trialActs | undefined

const run = async (act: TrialAct, t: TrialWords) => {
  if (!loaded) ({ trialActs: loaded } = await import('./toast-trial-acts.ts'))
  loaded[act](t)
}

type Look = 'primary' | 'secondary' | 'danger'
type Trial = [act: TrialAct, look: Look]

const answers: Trial[] = [
  ['success', 'primary'],
  ['error', 'danger'],
  ['update', 'secondary'],
  ['dismiss', 'secondary'],
]

const notifications: Trial[] = [
  ['message', 'primary'],
  ['three', 'secondary'],
  ['undo', 'secondary'],
  ['progress', 'secondary'],
  ['failure', 'danger'],
]

/** Buttons that try both toast systems. */
export function ToastTrials() {
  const { t } = useTranslation('ui')
  return (
    <section id="toasts" aria-labelledby="toasts-title" className="mt-8">
      <h2 id="toasts-title" className="text-xl">
        {t('toasts.title')}
      </h2>
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        <Trials title={t('toasts.first')} text={t('toasts.firstText')} trials={answers} />
        <Trials title={t('toasts.second')} text={t('toasts.secondText')} trials={notifications} />
      </div>
    </section>
  )
}

function Trials({ title, text, trials }: { title: string; text: string; trials: Trial[] }) {
  const { t } = useTranslation('ui')
  return (
    <section className="card p-4">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {trials.map(([act, look]) => (
          <Button key={act} look={look} onClick={() => void run(act, t)}>
            {t(`toasts.${act}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
