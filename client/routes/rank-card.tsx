import { filePaths } from '../../domain/file-paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { RankCardCheck } from '../features/results/rank-card/rank-card-check.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { loadCheck } from '../load-check.ts'
import type { Route } from './+types/rank-card.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['rank-cards'],
  audience: 'everyone',
} satisfies PageHandle

export const loader = ({ params: { code }, context }: Route.LoaderArgs) =>
  loadCheck(unwrap(context.get(apiContext)['rank-cards'][':code'].$get({ param: { code: code.slice(0, 64) } })))

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function RankCardPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('rankCards')
  const { pick } = useBilingual()
  const card = loaderData.state === 'found' ? loaderData.found : null
  const title = card ? t('metaTitle', { rank: card.rank, of: card.of, title: pick(card.test.title) }) : t('title')
  return (
    <div className="page py-6 md:py-10">
      <PageHead
        title={title}
        description={t('description')}
        index={false}
        {...(card && { shared: true, image: filePaths.rankCardImage(card.code) })}
      />
      <div className="max-w-2xl">
        <h1 className="mb-4 text-2xl md:text-3xl">{t('title')}</h1>
        <RankCardCheck outcome={loaderData} />
      </div>
    </div>
  )
}
