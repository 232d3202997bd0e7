import { Form, useNavigation } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { QuestionStatistics } from '../../../../../domain/results/statistics/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { PageBody } from '../../../../office/frame/page-body.tsx'
import { PageHeading } from '../../../../office/frame/page-heading.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HiddenFields, isSent } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { computeIntent } from './statistics-action.ts'
import { VersionComparison } from './version-comparison.tsx'
import { VersionStatistics } from './version-statistics.tsx'

type Props = { statistics: QuestionStatistics; isComputing: boolean; answer: OfficeAnswer | undefined }

/** Statistics of a question: its newest version with attempts, then the earlier ones. */
export function StatisticsPage({ statistics: { question, versions, waiting }, isComputing, answer }: Props) {
  const { t } = useTranslation('questionStatistics')
  const [newest, ...earlier] = versions
  return (
    <>
      <PageHeading
        title={t('title', { code: question.code })}
        back={{ to: officePaths.adminQuestion(question.id), label: t('back') }}
        action={<ComputeNow />}
      />
      <PageBody className="grid grid-cols-1 gap-6">
        <p className="max-w-reading">
          <BilingualText text={question.title} />
        </p>
        {isComputing && <Notice tone="success">{t('computing')}</Notice>}
        {waiting > 0 && !isComputing && <Notice>{t('waiting', { count: waiting })}</Notice>}
        {newest && newest.synthetic > 0 && <Notice>{t('synthetic', { count: newest.synthetic })}</Notice>}
        {!newest && <EmptyState title={t('none.title')} text={t('none.text')} />}
        {newest && <VersionStatistics question={question} version={newest} answer={answer} />}
        {earlier.length > 0 && <VersionComparison versions={versions} />}
        {earlier.map((version) => (
          <details key={version.questionVersionId} className="border-t border-hairline pt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
              {t('versions.earlier', { version: version.version })}
            </summary>
            <VersionStatistics question={question} version={version} answer={answer} />
          </details>
        ))}
      </PageBody>
    </>
  )
}

function ComputeNow() {
  const { t } = useTranslation('questionStatistics')
  const fields = { intent: computeIntent }
  return (
    <Form method="post">
      <HiddenFields fields={fields} />
      <Button type="submit" look="secondary" disabled={isSent(useNavigation().formData, fields)}>
        {t('compute')}
      </Button>
    </Form>
  )
}
