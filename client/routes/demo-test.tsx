import { useContext } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import type { DemoResult } from '../../domain/results/contract.ts'
import { paths } from '../../domain/paths.ts'
import { makeApi, unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { DemoPage } from '../features/attempts/opening/demo-page.tsx'
import { demoQuizData } from '../features/catalogue/structured-data.ts'
import { DemoScore } from '../features/results/demo-score.ts'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { load } from '../load.ts'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/demo-test.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['exam', 'demo'],
  audience: 'everyone',
  cacheKeys: [],
  inSitemap: true,
} satisfies PageHandle

export const loader = async ({ context }: Route.LoaderArgs) => ({
  paper: await load(unwrap(context.get(apiContext)['demo-test'].$get())),
  signedIn: context.get(pageContext).viewer.user !== null,
})

export default function DemoTest({ loaderData: { paper, signedIn } }: Route.ComponentProps) {
  const { t } = useTranslation('demo')
  const origin = useContext(SiteContext)
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} />
      <JsonLd
        value={demoQuizData(origin, { name: t('metaTitle'), description: t('metaDescription') }, paper.durationMs)}
      />
      <DemoPage<DemoResult>
        paper={paper}
        scoreOf={(json) => unwrap(makeApi(location.origin)['demo-test'].score.$post({ json }))}
      >
        {(score) => (
          <>
            {!signedIn && (
              <Notice title={t('signUpTitle')} actions={<LinkButton to={paths.signup()}>{t('signUp')}</LinkButton>}>
                {t('signUpText')}
              </Notice>
            )}
            <DemoScore score={score} />
          </>
        )}
      </DemoPage>
    </>
  )
}
