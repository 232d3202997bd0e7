import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { Buttons } from './buttons.tsx'
import { Colours } from './colours.tsx'
import { Specimens } from './specimens.tsx'
import { ToastTrials } from './toast-trials.tsx'

/** Lazy section: the rest of the page does not wait for its script. */
const later = (load: () => Promise<ComponentType>): ReactNode => {
  const Part = lazy(async () => ({ default: await load() }))
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}

const lists = later(async () => (await import('./lists.tsx')).Lists)

const officeEditor = later(async () => (await import('./office-editor.tsx')).OfficeEditor)

const officeList = later(async () => (await import('./office-list.tsx')).OfficeListSample)

const parts = [
  ['colours', <Colours key="colours" />],
  ['faces', later(async () => (await import('./faces.tsx')).Faces)],
  ['buttons', <Buttons key="buttons" />],
  ['fields', later(async () => (await import('./fields.tsx')).Fields)],
  ['messages', later(async () => (await import('./messages.tsx')).Messages)],
  ['overlays', later(async () => (await import('./overlays.tsx')).Overlays)],
  ['content', later(async () => (await import('./content.tsx')).Content)],
  ['office', later(async () => (await import('./office.tsx')).Office)],
  ['waiting', later(async () => (await import('./waiting.tsx')).Waiting)],
] as const

/** Every building block in every state, in both themes side by side. */
export function Showcase() {
  const { t } = useTranslation('ui')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted">{t('description')}</p>
      <nav aria-label={t('parts')} className="mt-4">
        <ul className="flex flex-wrap gap-x-5">
          {(['toasts', 'lists', ...parts.map(([name]) => name)] as const).map((name) => (
            <li key={name}>
              <a href={`#${name}`} className="link inline-flex min-h-11 items-center">
                {t(`${name}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ToastTrials />
      {lists}
      {parts.map(([name, part]) => (
        <Specimens key={name} id={name} title={t(`${name}.title`)}>
          {part}
        </Specimens>
      ))}
      {officeList}
      {officeEditor}
    </div>
  )
}
