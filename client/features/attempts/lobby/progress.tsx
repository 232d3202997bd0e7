import { CircleCheck, LoaderCircle } from 'lucide-react'
import { useTranslation } from '../../../i18n/use-translation.ts'

type Props = { taken: boolean; sealed: boolean; ready: boolean; online: boolean }

/** Checklist of the preparations before the start. */
export function Progress({ taken, sealed, ready, online }: Props) {
  const { t } = useTranslation('lobby')
  return (
    <section className="card p-4" aria-labelledby="lobby-progress">
      <h2 id="lobby-progress" className="mb-2 text-base">
        {t('progress')}
      </h2>
      <ul className="grid gap-2">
        <Row title={t('place')} done={taken} text={t(taken ? 'placeTaken' : 'placeComing')} />
        <Row title={t('paper')} done={sealed} text={t(sealed ? 'paperHere' : 'paperComing')} />
        <Row title={t('you')} done={ready} text={t(ready ? 'youReady' : 'youNotReady')} />
      </ul>
      <p role="status" className="mt-2 text-sm font-semibold text-warning empty:hidden">
        {!online && t('offline')}
      </p>
    </section>
  )
}

function Row({ title, text, done }: { title: string; text: string; done: boolean }) {
  const Icon = done ? CircleCheck : LoaderCircle
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${done ? 'text-success' : 'text-muted'}`} />
      <span>
        <b>{title}</b>
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </li>
  )
}
