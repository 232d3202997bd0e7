import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { Buttons } from './buttons.tsx'
import { Colours } from './colours.tsx'
import { Content } from './content.tsx'
import { Fields } from './fields.tsx'
import { Messages } from './messages.tsx'
import { Specimens } from './specimens.tsx'
import { ToastTrials } from './toast-trials.tsx'
import { Waiting } from './waiting.tsx'

// The rest of the page does not wait for its script.
const Overlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }))

const parts = [
  ['colours', <Colours key="colours" />],
  ['buttons', <Buttons key="buttons" />],
  ['fields', <Fields key="fields" />],
  ['messages', <Messages key="messages" />],
  [
    'overlays',
    <Suspense key="overlays">
      <Overlays />
    </Suspense>,
  ],
  ['content', <Content key="content" />],
  ['waiting', <Waiting key="waiting" />],
] as const

/** Every building block in every state, in both themes side by side, whatever the theme of the page. */
export function Showcase() {
  const { t } = useTranslation('ui')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted lg:hidden">{t('introPhone')}</p>
      <p className="mt-2 text-muted max-lg:hidden">{t('intro')}</p>
      <nav aria-label={t('parts')} className="mt-4">
        <ul className="flex flex-wrap gap-x-5">
          {['toasts' as const, ...parts.map(([name]) => name)].map((name) => (
            <li key={name}>
              <a href={`#${name}`} className="link inline-flex min-h-11 items-center">
                {t(`${name}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ToastTrials />
      {parts.map(([name, part]) => (
        <Specimens key={name} id={name} title={t(`${name}.title`)}>
          {part}
        </Specimens>
      ))}
    </div>
  )
}
