import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../../domain/paths.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { LinkButton } from '../ui/button.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['site'],
  audience: 'everyone',
  cacheKeys: [],
  inSitemap: true,
  inSearch: {
    id: 'about',
    title: { en: 'About us', hi: 'हमारे बारे में' },
    summary: {
      en: 'Who we are, and how Taiyari helps you prepare.',
      hi: 'हम कौन हैं, और तैयारी आपकी तैयारी में कैसे मदद करती है।',
    },
    body: { en: 'Taiyari team mission', hi: 'तैयारी टीम उद्देश्य' },
  },
} satisfies PageHandle

const findings = ['tests', 'materials', 'videos', 'currentAffairs', 'jobs', 'premium'] as const

export default function About() {
  const { t } = useTranslation('about')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <div className="page py-8 md:py-14">
        <section className="max-w-3xl">
          <h1 className="text-3xl md:text-4xl">{t('welcome.title')}</h1>
          <p className="mt-4 text-lg">{t('welcome.text')}</p>
        </section>
        <div className="mt-10 grid gap-10 md:grid-cols-2 md:gap-14">
          <section>
            <h2 className="text-xl">{t('belief.title')}</h2>
            <p className="mt-3">{t('belief.text')}</p>
          </section>
          <section>
            <h2 className="text-xl">{t('find.title')}</h2>
            <ul className="mt-3 list-disc pl-5 marker:text-primary">
              {findings.map((key) => (
                <li key={key} className="py-0.5">
                  {t(`find.${key}`)}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm text-muted">{t('find.note')}</p>
          </section>
        </div>
        <section className="mt-12 border-l-4 border-primary pl-5">
          <h2 className="text-xl">{t('vision.title')}</h2>
          <p className="mt-3 max-w-3xl">{t('vision.text')}</p>
        </section>
        <div className="mt-12 grid gap-4 md:grid-cols-2">
          <Way title={t('contact.title')} text={t('contact.text')} action={t('contact.action')} to={paths.contact()} />
          <Way title={t('courses.title')} text={t('courses.text')} action={t('courses.action')} to={paths.courses()} />
        </div>
        <section className="mt-12 rounded-md bg-primary-soft px-5 py-10 text-center">
          <h2 className="text-2xl">{t('banner.title')}</h2>
          <p className="mx-auto mt-2 max-w-reading">{t('banner.text')}</p>
          <LinkButton to={paths.signup()} look="accent" className="mt-5">
            {t('banner.action')}
          </LinkButton>
        </section>
      </div>
    </>
  )
}

function Way({ title, text, action, to }: { title: string; text: string; action: string; to: string }) {
  return (
    <section className="card flex flex-col items-start p-5">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-2 mb-4 text-muted">{text}</p>
      <LinkButton to={to} look="secondary" className="mt-auto">
        {action}
      </LinkButton>
    </section>
  )
}
