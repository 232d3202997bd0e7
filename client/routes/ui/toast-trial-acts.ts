import type { Translate } from '../../i18n/use-translation.ts'
import { notify, notifyProgress } from '../../ui/toasts/notify.ts'
import { toast, toastStore } from '../../ui/toasts/toast.ts'

type Words = Translate<'ui'>
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

/** What the buttons of the showcase do, loaded with the first press. */
export const trialActs = {
  success: (t: Words) => {
    last = toast({ title: t('toasts.saved'), text: t('toasts.savedText'), tone: 'success' })
  },
  error: (t: Words) => {
    last = toast({ title: t('toasts.failed'), text: t('messages.failedText'), tone: 'danger' })
  },
  update: (t: Words) => last?.update({ title: t('toasts.updated') }),
  dismiss: () => toastStore.dismiss(),
  message: (t: Words) => notify({ title: t('toasts.newTest') }),
  three: (t: Words) => [1, 2, 3].forEach((number) => notify({ title: t('toasts.number', { number }) })),
  undo: (t: Words) =>
    notify({
      title: t('toasts.removed'),
      action: {
        label: t('toasts.undoAction'),
        onSelect: () => notify({ title: t('toasts.restored'), tone: 'success' }),
      },
    }),
  progress: (t: Words) => work(t('toasts.preparing'), ({ done }) => done(t('toasts.ready'))),
  failure: (t: Words) =>
    work(t('toasts.preparing'), ({ fail }) => fail(t('toasts.failedWork'), t('toasts.failedWorkText'))),
} satisfies Record<string, (t: Words) => unknown>

export type TrialAct = keyof typeof trialActs
