import { useContext } from 'react'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { TestRow } from '../features/catalogue/test-row.tsx'
import { QuizPage } from '../features/current-affairs/quiz-page.tsx'
import { quizData } from '../features/current-affairs/structured-data.ts'
import { breadcrumbData } from '../features/seo/breadcrumbs.ts'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { useBilingual, useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { loadList } from '../load.ts'
import type { Route } from './+types/current-affairs-quiz.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['affairs', 'listing'],
  audience: 'everyone',
  cacheKeys: ['cursor'],
  inSitemap: true,
  inSearch: {
    id: 'current-affairs-quiz',
    lists: ['current_affairs', 'test'],
    title: { en: 'Daily current affairs quiz', hi: 'रोज़ का करेंट अफ़ेयर्स क्विज़' },
    summary: {
      en: 'Ten questions on current affairs a day, with solutions right after.',
      hi: 'हर दिन करेंट अफ़ेयर्स के दस प्रश्न; हल तुरंत।',
    },
    body: { en: 'earlier quizzes', hi: 'पुराने क्विज़' },
  },
} satisfies PageHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const cursor = new URL(request.url).searchParams.get('cursor')?.slice(0, 200)
  const query = cursor ? { cursor } : {}
  const quizzes = await loadList(unwrap(context.get(apiContext)['current-affairs'].quizzes.$get({ query })), request)
  return { quizzes, isFirst: !cursor }
}

export default function CurrentAffairsQuiz({ loaderData: { quizzes, isFirst } }: Route.ComponentProps) {
  const { t } = useTranslation('affairs')
  const { language } = useLanguage()
  const { pick } = useBilingual()
  const origin = useContext(SiteContext)
  const [newest] = quizzes.items
  const steps: [string, string][] = [
    [t('common:study.label'), paths.studyMaterials()],
    [t('title'), paths.currentAffairs()],
    [t('quiz.title'), paths.currentAffairsQuiz()],
  ]
  return (
    <>
      <PageHead title={`${t('quiz.title')}: ${t('title')}`} description={t('quiz.description')} />
      <JsonLd value={breadcrumbData(origin, steps)} />
      {isFirst && newest && <JsonLd value={quizData(newest, { origin, language, pick }, t('title'))} />}
      <QuizPage
        quizzes={quizzes}
        isFirst={isFirst}
        origin={origin}
        renderTest={({ test }) => <TestRow key={test.id} test={test} serverNow={quizzes.serverNow} />}
      />
    </>
  )
}
