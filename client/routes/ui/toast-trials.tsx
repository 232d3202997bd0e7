import { useRef, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { notify, notifyProgress } from '../../ui/toasts/notify.ts'
import { toast, toastStore } from '../../ui/toasts/toast.ts'

/** Buttons that try both toast systems. */
export function ToastTrials() {
  const { t } = useTranslation('ui')
  return (
    <section id="toasts" aria-labelledby="toasts-title" className="mt-8">
      <h2 id="toasts-title" className="text-xl">
        {t('toasts.title')}
      </h2>
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        <Answers />
        <Notifications />
      </div>
    </section>
  )
}

function Trial({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="card p-4">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </section>
  )
}

function Answers() {
  const { t } = useTranslation('ui')
  const last = useRef<ReturnType<typeof toast>>(null)
  const show = (...message: Parameters<typeof toast>) => {
    last.current = toast(...message)
  }
  const saved = { title: t('toasts.saved'), text: t('toasts.savedText'), tone: 'success' } as const
  const failed = { title: t('toasts.failed'), text: t('messages.failedText'), tone: 'danger' } as const
  return (
    <Trial title={t('toasts.first')} text={t('toasts.firstText')}>
      <Button onClick={() => show(saved)}>{t('toasts.success')}</Button>
      <Button look="danger" onClick={() => show(failed)}>
        {t('toasts.error')}
      </Button>
      <Button look="secondary" onClick={() => last.current?.update({ title: t('toasts.updated') })}>
        {t('toasts.update')}
      </Button>
      <Button look="secondary" onClick={() => toastStore.dismiss()}>
        {t('toasts.dismiss')}
      </Button>
    </Trial>
  )
}

/** Simulated work in five steps. */
const work = (title: string, onEnd: (progress: ReturnType<typeof notifyProgress>) => void): void => {
  const progress = notifyProgress(title)
  let step = 0
  const timer = setInterval(() => {
    progress.update(++step / 5)
    if (step < 5) return
    clearInterval(timer)
    onEnd(progress)
  }, 400)
}

function Notifications() {
  const { t } = useTranslation('ui')
  const three = () => [1, 2, 3].forEach((number) => notify({ title: t('toasts.number', { number }) }))
  const undo = () =>
    notify({
      title: t('toasts.removed'),
      action: {
        label: t('toasts.undoAction'),
        onSelect: () => notify({ title: t('toasts.restored'), tone: 'success' }),
      },
    })
  return (
    <Trial title={t('toasts.second')} text={t('toasts.secondText')}>
      <Button onClick={() => notify({ title: t('toasts.newTest') })}>{t('toasts.message')}</Button>
      <Button look="secondary" onClick={three}>
        {t('toasts.three')}
      </Button>
      <Button look="secondary" onClick={undo}>
        {t('toasts.undo')}
      </Button>
      <Button look="secondary" onClick={() => work(t('toasts.preparing'), ({ done }) => done(t('toasts.ready')))}>
        {t('toasts.progress')}
      </Button>
      <Button
        look="danger"
        onClick={() =>
          work(t('toasts.preparing'), ({ fail }) => fail(t('toasts.failedWork'), t('toasts.failedWorkText')))
        }
      >
        {t('toasts.error')}
      </Button>
    </Trial>
  )
}
