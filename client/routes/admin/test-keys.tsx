import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { TestTabs } from '../../features/catalogue/admin/tests/test-tabs.tsx'
import { TestKeysPage } from '../../features/questions/admin/test-keys/test-keys-page.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import type { PageHandle } from '../page-handle.ts'
import { TestHeading } from './test-heading.tsx'
import type { Route } from './+types/test-keys.ts'

export const handle = { strings: ['office', 'bank', 'test-page'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ context, params: { id: testId } }: Route.LoaderArgs) => {
  const of = context.get(apiContext).admin.tests[':testId']
  const [standing, keys] = await load(
    Promise.all([unwrap(of.standing.$get({ param: { testId } })), unwrap(of.keys.$get({ param: { testId } }))]),
  )
  return { testId, standing, items: keys.items }
}

/** Keys of the questions of a test. */
export default function AdminTestKeys({ loaderData: { testId, standing, items } }: Route.ComponentProps) {
  const { t } = useTranslation('testPage')
  return (
    <>
      <TestHeading
        standing={standing}
        testId={testId}
        page={t('tabs.keys')}
        tabs={<TestTabs testId={testId} shown="keys" {...standing} />}
      />
      <PageBody>
        <TestKeysPage items={items} isPublished={standing.isPublished} />
      </PageBody>
    </>
  )
}
