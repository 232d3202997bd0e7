import type { Translate } from '../../i18n/use-translation.ts'
import { notify, notifyProgress } from '../../ui/toasts/notify.ts'
import { toast, toastStore } from '../../ui/toasts/toast.ts'

export type TrialWords = Translate<'ui'>
type Progress = ReturnType<typeof notifyProgress>

let last: ReturnType<typeof toast> | null = null

/** Simulated work in five steps. */
const work = (title: string, onEnd: (progress: Progress) => void): void => {
  const progress = notifyProgress(title)
  let step = 0
  const timer = setInterval(() => {
    progress.update(++step / 5)
    if (step < 5) return
    clearInterval(timer)
    onEnd(progress)
  }, 400)
}

/** Acts of the buttons of the showcase. */
export const trialActs = {
  success: (t: TrialWords) => {
    last = toast({ title: t('toasts.saved'), text: t('toasts.savedText'), tone: 'success' })
  },
  error: (t: TrialWords) => {
    last = toast({ title: t('toasts.failed'), text: t('messages.failedText'), tone: 'danger' })
  },
  update: (t: TrialWords) => last?.update({ title: t('toasts.updated') }),
  dismiss: () => toastStore.dismiss(),
  message: (t: TrialWords) => notify({ title: t('toasts.newTest') }),
  three: (t: TrialWords) => [1, 2, 3].forEach((number) => notify({ title: t('toasts.number', { number }) })),
  undo: (t: TrialWords) =>
    notify({
      title: t('toasts.removed'),
      action: {
        label: t('toasts.undoAction'),
        onSelect: () => notify({ title: t('toasts.restored'), tone: 'success' }),
      },
    }),
  progress: (t: TrialWords) => work(t('toasts.preparing'), ({ done }) => done(t('toasts.ready'))),
  failure: (t: TrialWords) =>
    work(t('toasts.preparing'), ({ fail }) => fail(t('toasts.failedWork'), t('toasts.failedWorkText'))),
} satisfies Record<string, (t: TrialWords) => unknown>

export type TrialAct = keyof typeof trialActs
