import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { loadShifts } from '../../features/catalogue/admin/tests/shifts/load-shifts.ts'
import { shiftsAction } from '../../features/catalogue/admin/tests/shifts/shifts-action.ts'
import { ShiftsTab } from '../../features/catalogue/admin/tests/shifts/shifts-tab.tsx'
import { testListShape } from '../../features/catalogue/admin/tests/test-list-shape.ts'
import { TestList } from '../../features/catalogue/admin/tests/test-list.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { loadChoices } from '../../office/editor/load-choices.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { tabOf, Tabs } from '../../office/frame/tabs.tsx'
import { officeListAction } from '../../office/list/list-action.ts'
import { loadOfficeList } from '../../office/list/load-list.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/tests.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const search = new URL(args.request.url).searchParams
  const api = args.context.get(apiContext)
  if (tabOf(search, ['', 'shifts']) === 'shifts') return { tests: null, shifts: await load(loadShifts(api, search)) }
  const chosen = /(?:^|,)series:([^,]+)/.exec(search.get('facets') ?? '')?.[1]
  const [list, series] = await Promise.all([
    loadOfficeList(args, testListShape),
    load(loadChoices(api, 'series', chosen)),
  ])
  return { tests: { ...list, series }, shifts: null }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  return (
    (await shiftsAction(form, context.get(apiContext))) ?? officeListAction({ request, context, form }, testListShape)
  )
}

export default function AdminTests({ loaderData: { tests, shifts }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('testEditor')
  const { t: tShifts } = useTranslation('shiftGroups')
  const ofShifts = actionData && 'of' in actionData ? actionData : undefined
  const ofList = actionData && !('of' in actionData) ? actionData : undefined
  const create = <LinkButton to={officePaths.adminTestNew()}>{t('create')}</LinkButton>
  const tabs = [
    { tab: '', label: t('title') },
    { tab: 'shifts', label: tShifts('shifts') },
  ]
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={t('title')}
        action={create}
        tabs={<Tabs label={t('title')} shown={shifts ? 'shifts' : ''} tabs={tabs} />}
      />
      <PageBody>
        {shifts && <ShiftsTab data={shifts} answer={ofShifts} />}
        {tests && <TestList data={tests} answer={ofList} create={create} />}
      </PageBody>
    </>
  )
}
