import type { SeriesProgress } from '../../../../domain/home/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { ExamEmblem } from '../../../ui/faces/exam-emblem.tsx'
import { StepRow, Steps } from './step-row.tsx'

/** Progress in the series that the student began. */
export function MySeries({ progress }: { progress: readonly SeriesProgress[] }) {
  const { t } = useTranslation('myHome')
  return (
    <section>
      <h2 className="mb-2 text-lg md:text-xl">{t('series')}</h2>
      <Steps>
        {progress.map(({ id, title, exam, done, total }) => (
          <StepRow
            key={id}
            to={paths.series(id)}
            tile={<ExamEmblem exam={exam} />}
            title={<BilingualText text={title} />}
            sub={t('catalogue:progress', { count: done, total })}
            share={done / total}
          />
        ))}
      </Steps>
    </section>
  )
}
