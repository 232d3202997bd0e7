import type { JobDetail, Rich } from '../../../domain/jobs/contract.ts'
import { useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText, EnglishTag } from '../../ui/bilingual-text.tsx'
import { FaqList } from '../../ui/faq-list.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { AgeCalculator } from './age-calculator.tsx'
import { AgePart } from './age-part.tsx'
import type { AgeQuestion } from './age-question.ts'
import { Corrigenda } from './corrigenda.tsx'
import { FeeList } from './fee-list.tsx'
import { PostList } from './post-list.tsx'
import { Section } from './section.tsx'

export type JobPartsProps = {
  job: JobDetail
  question: AgeQuestion
  /** Date in India, `YYYY-MM-DD`. */
  today: string
}

/** Parts of a job below the head: posts, age, fee, how to apply. */
export function JobParts({ job, question, today }: JobPartsProps) {
  useStrings('job')
  const { t } = useTranslation('job')
  return (
    <>
      {job.corrigenda.length > 0 && (
        <Section id="corrigenda" title={t('corrigenda.title')}>
          <Corrigenda corrigenda={job.corrigenda} />
        </Section>
      )}
      <Section id="posts" title={t('posts.title')}>
        <Domicile job={job} />
        <PostList posts={job.posts} />
      </Section>
      <Section id="age" title={t('age.title')}>
        <AgePart job={job}>
          <div className="no-print">
            <AgeCalculator job={job} question={question} today={today} />
          </div>
        </AgePart>
      </Section>
      <Section id="fee" title={t('fee.title')}>
        <FeeList fees={job.fees} feeNote={job.feeNote} />
      </Section>
      <Section id="about" title={t('about')}>
        <RichPart rich={job.about} />
      </Section>
      <Section id="selection" title={t('selection')}>
        <SelectionStages stages={job.selection} />
      </Section>
      {!job.cancelled && (
        <Section id="how-to-apply" title={t('howToApply')}>
          <RichPart rich={job.howToApply} />
        </Section>
      )}
      {job.faq.length > 0 && (
        <div className="no-print">
          <Section id="faq" title={t('faq')}>
            <FaqList faq={job.faq} />
          </Section>
        </div>
      )}
    </>
  )
}

function SelectionStages({ stages }: { stages: JobDetail['selection'] }) {
  return (
    <ol className="list-decimal pl-5">
      {stages.map(({ name, note }) => (
        <li key={name.en} className="mt-1">
          <BilingualText text={name} />
          {note && (
            <span className="block text-sm text-muted">
              <BilingualText text={note} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Domicile({ job: { domicile } }: { job: JobDetail }) {
  const { t } = useTranslation('job')
  if (!domicile) return null
  return <p className="mb-3">{t(`domicile.${domicile.rule}`, { state: t(`student:state.${domicile.state}`) })}</p>
}

/** Rich text in the current language, or in English and marked so. */
function RichPart({ rich }: { rich: Rich }) {
  const { language } = useLanguage()
  const { text, lang } = useBilingual().choose(rich.html)
  return (
    <>
      {lang !== language && <EnglishTag />}
      <RichText html={text} lang={lang} />
    </>
  )
}
