import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { BankHeading } from '../../features/questions/admin/bank-heading.tsx'
import { bankTabs } from '../../features/questions/admin/bank-tabs.ts'
import { loadTags } from '../../features/questions/admin/bank/load-tags.ts'
import { loadTopics } from '../../features/questions/admin/bank/load-topics.ts'
import { PassageList } from '../../features/questions/admin/bank/passage-list.tsx'
import { passageListShape, questionListShape } from '../../features/questions/admin/bank/question-list-shape.ts'
import { ChallengesTab } from '../../features/questions/admin/challenges/challenges-tab.tsx'
import { loadCases } from '../../features/questions/admin/challenges/load-cases.ts'
import { exportAction } from '../../features/questions/admin/imports/export-action.ts'
import { ImportsTab } from '../../features/questions/admin/imports/imports-tab.tsx'
import { loadImports } from '../../features/questions/admin/imports/load-imports.ts'
import { QuestionExport } from '../../features/questions/admin/imports/question-export.tsx'
import { startImportAction, type StartAnswer } from '../../features/questions/admin/imports/start-import-action.ts'
import { loadPapers } from '../../features/questions/admin/papers/load-papers.ts'
import { PaperQuality } from '../../features/questions/admin/papers/paper-quality.tsx'
import { PapersTab } from '../../features/questions/admin/papers/papers-tab.tsx'
import { loadReports } from '../../features/questions/admin/reports/load-reports.ts'
import { ReportsTab } from '../../features/questions/admin/reports/reports-tab.tsx'
import { loadTranslations } from '../../features/questions/admin/translations/load-translations.ts'
import { TranslationsTab } from '../../features/questions/admin/translations/translations-tab.tsx'
import { QuestionList } from '../../features/questions/admin/bank/question-list.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { loadList } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { tabOf } from '../../office/frame/tabs.tsx'
import { officeListAction } from '../../office/list/list-action.ts'
import { loadOfficeList } from '../../office/list/load-list.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/question-bank.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const tab = tabOf(new URL(args.request.url).searchParams, bankTabs)
  switch (tab) {
    case 'passages':
      return { tab, passages: await loadOfficeList(args, passageListShape) }
    case 'reports': {
      const { request, context } = args
      const loading = loadReports(context.get(apiContext), new URL(request.url).searchParams)
      return { tab, reports: await loadList(loading, request) }
    }
    case 'challenges': {
      const { request, context } = args
      const loading = loadCases(context.get(apiContext), new URL(request.url).searchParams)
      return { tab, cases: await loadList(loading, request) }
    }
    case 'translations': {
      const { request, context } = args
      const loading = loadTranslations(context.get(apiContext), new URL(request.url).searchParams)
      return { tab, translations: await loadList(loading, request) }
    }
    case 'imports':
      return {
        tab,
        imports: await loadList(loadImports(args.context, new URL(args.request.url).searchParams), args.request),
      }
    case 'papers':
      return { tab, ...(await loadPapers(args.context.get(apiContext), new URL(args.request.url).searchParams)) }
    default: {
      const [questions, topics, tags] = await Promise.all([
        loadOfficeList(args, questionListShape),
        loadTopics(args.context),
        loadTags(args.context),
      ])
      return { tab, questions, topics, tags }
    }
  }
}

export const action = async ({ request, context, url }: Route.ActionArgs) => {
  const form = await request.formData()
  const tab = tabOf(url.searchParams, bankTabs)
  const started = await startImportAction(form, context.get(apiContext))
  if (started) return started
  await exportAction(form, context.get(apiContext))
  return officeListAction({ request, context, form }, tab === 'passages' ? passageListShape : questionListShape)
}

const isStart = (answer: object): answer is StartAnswer => 'values' in answer && 'refusal' in answer

/** The question bank of the office, with its tabs. */
export default function AdminQuestionBank({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('questionBank')
  const answer = actionData && !isStart(actionData) ? actionData : undefined
  const started = actionData && isStart(actionData) ? actionData : undefined
  return (
    <>
      <title>{t('title')}</title>
      <BankHeading
        shown={loaderData.tab}
        action={
          (loaderData.tab === '' && <LinkButton to={officePaths.adminQuestionNew()}>{t('create')}</LinkButton>) ||
          (loaderData.tab === 'passages' && (
            <LinkButton to={officePaths.adminPassageNew()}>{t('passages.create')}</LinkButton>
          ))
        }
      />
      <PageBody>
        {loaderData.tab === '' && (
          <>
            <QuestionList
              data={loaderData.questions}
              topics={loaderData.topics}
              tags={loaderData.tags}
              answer={answer}
            />
            <QuestionExport query={loaderData.questions.exportQuery} />
          </>
        )}
        {loaderData.tab === 'reports' && <ReportsTab data={loaderData.reports} />}
        {loaderData.tab === 'challenges' && <ChallengesTab data={loaderData.cases} />}
        {loaderData.tab === 'translations' && <TranslationsTab data={loaderData.translations} />}
        {loaderData.tab === 'papers' && loaderData.paper && <PaperQuality {...loaderData.paper} />}
        {loaderData.tab === 'papers' && loaderData.papers && <PapersTab papers={loaderData.papers} />}
        {loaderData.tab === 'imports' && <ImportsTab data={loaderData.imports} answer={started} />}
        {loaderData.tab === 'passages' && <PassageList data={loaderData.passages} answer={answer} />}
      </PageBody>
    </>
  )
}
