import { useContext } from 'react'
import { Link } from 'react-router'
import { paletteStatuses } from '../../../domain/attempts/palette.ts'
import { learningPaths } from '../../../domain/learning-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { Avatar } from '../../features/accounts/avatar.tsx'
import { SiteContext } from '../../features/seo/site-context.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { anyQuestions } from '../../../domain/revision/any-questions.ts'
import { AddToRevision } from '../../ui/add-to-revision.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { CodeForm } from '../../ui/code-form.tsx'
import { FaqList } from '../../ui/faq-list.tsx'
import { Seal } from '../../ui/faces/seal.tsx'
import { FoldedTable } from '../../ui/figure-table.tsx'
import { Highlights } from '../../ui/highlights.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Logo, LogoMark } from '../../ui/logo.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { ReadingLayout } from '../../ui/reading-layout.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ShareLinks } from '../../ui/share-links.tsx'
import { StatusShape } from '../../ui/status-shape.tsx'
import { StartPracticeButton } from '../../ui/start-practice.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import { Specimen } from './specimens.tsx'

const QuestionNote = lazyPart(() => import('../../ui/question-note.tsx'), 'QuestionNote')

const results = [
  ['SSC CGL Tier 1: 1', '78.5', '81 %'],
  ['SSC CGL Tier 1: 2', '102', '88 %'],
] as const

/** HTML as the server sanitises it: Markdown with a table, and MathML. */
const solution = {
  en: `<p>The sum of the first <b>n</b> numbers is <math><mfrac><mrow><mi>n</mi><mo>(</mo><mi>n</mi><mo>+</mo><mn>1</mn><mo>)</mo></mrow><mn>2</mn></mfrac></math>.</p><table><thead><tr><th>n</th><th>Sum</th></tr></thead><tbody><tr><td>10</td><td>55</td></tr></tbody></table>`,
  hi: `<p>पहली <b>n</b> संख्याओं का योग <math><mfrac><mrow><mi>n</mi><mo>(</mo><mi>n</mi><mo>+</mo><mn>1</mn><mo>)</mo></mrow><mn>2</mn></mfrac></math> होता है।</p><table><thead><tr><th>n</th><th>योग</th></tr></thead><tbody><tr><td>10</td><td>55</td></tr></tbody></table>`,
}

/** Not a code that can be scanned. */
const qr = { size: 11, path: 'M2 2h3v3h-3zM6 2h3v3h-3zM2 6h3v3h-3zM6 6h1v1h-1zM8 7h1v2h-1zM6 8h1v1h-1z' }

/** A figure of the product, which has a dark twin. */
const figures = {
  en: '<p><img src="/figures/che-018.svg" alt="Energy of a reaction over its progress"></p>',
  hi: '<p><img src="/figures/che-018-hi.svg" alt="अभिक्रिया की प्रगति के साथ ऊर्जा"></p>',
}

const faq = [
  {
    question: { en: 'Can I take a test twice?', hi: 'क्या कोई टेस्ट दो बार दे सकते हैं?' },
    answer: { en: 'As often as its page says.', hi: 'जितनी बार उसके पेज पर लिखा है, उतनी बार।' },
  },
]

export function Content() {
  const { t } = useTranslation('ui')
  const { language } = useLanguage()
  const origin = useContext(SiteContext)
  return (
    <>
      <div className="flex flex-wrap items-center gap-5">
        <Logo />
        <LogoMark className="size-12" />
        <Seal className="h-16 w-auto" />
        <QrCode qr={qr} label={t('content.qr')} className="size-16" />
        <p>
          <Highlights marked={{ text: 'SSC CGL', marks: [[4, 7]] }} />
        </p>
        <span className="inline-flex items-center gap-2">
          <Avatar user={{ displayName: t('content.student'), email: '', photoURL: null }} />
          <span className="text-sm text-muted">{t('content.avatar')}</span>
        </span>
        <span className="inline-flex items-center gap-2">
          <Avatar user={{ displayName: t('content.student'), email: '', photoURL: '/favicon.svg' }} />
          <span className="text-sm text-muted">{t('content.picture')}</span>
        </span>
      </div>
      <Specimen label={t('content.both')}>
        <BilingualText text={{ en: 'Time and work', hi: 'समय और कार्य' }} />
      </Specimen>
      <Specimen label={t('content.onlyEnglish')}>
        <BilingualText text={{ en: 'Organic chemistry', hi: '' }} />
      </Specimen>
      <WrittenText text={{ en: '', hi: 'समय और कार्य' }} />
      <Specimen label={t('content.faq')}>
        <FaqList faq={faq} />
      </Specimen>
      <Specimen label={t('content.share')}>
        <ShareLinks title={t('content.card')} url={origin + paths.tests()} />
      </Specimen>
      <CodeForm action={learningPaths.receipts()} label={t('content.code')} button={t('content.check')} entered="" />
      <AddToRevision kind="affair" id="sample" />
      <StartPracticeButton start={{ mode: 'tutor', source: { from: 'choices', ...anyQuestions } }}>
        {t('content.practise')}
      </StartPracticeButton>
      <QuestionNote owner="" questionId="sample" attemptId={null} saved={t('content.note')} number={1} />
      <RichText html={solution[language]} lang={language} />
      <RichText html={figures[language]} lang={language} />
      <Link to={paths.tests()} className="card block p-4 hover:border-primary">
        <span className="font-semibold">{t('content.card')}</span>
        <span className="block text-muted">{t('content.cardText')}</span>
      </Link>
      <Specimen label={t('content.reading')}>
        <ReadingLayout aside={<p className="card p-4">{t('content.beside')}</p>}>
          <RichText html={solution[language]} lang={language} />
        </ReadingLayout>
      </Specimen>
      <Specimen label={t('content.statuses')}>
        <span className="flex flex-wrap gap-2">
          {paletteStatuses.map((status, index) => (
            <StatusShape key={status} status={status}>
              {index + 1}
            </StatusShape>
          ))}
        </span>
      </Specimen>
      <Results />
      <FoldedTable
        title={t('content.table')}
        label={t('content.table')}
        head={[t('content.test'), t('content.score'), t('content.accuracy')]}
        rows={results}
      />
    </>
  )
}

function Results() {
  const { t } = useTranslation('ui')
  return (
    <table className="w-full text-left">
      <caption className="mb-1 text-left text-sm text-muted">{t('content.table')}</caption>
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="py-2 pr-2">
            {t('content.test')}
          </th>
          <th scope="col" className="p-2 text-right">
            {t('content.score')}
          </th>
          <th scope="col" className="py-2 pl-2 text-right">
            {t('content.accuracy')}
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map(([test, score, accuracy]) => (
          <tr key={test} className="border-b border-hairline">
            <th scope="row" className="py-2 pr-2 font-normal">
              {test}
            </th>
            <td className="p-2 text-right">{score}</td>
            <td className="py-2 pl-2 text-right">{accuracy}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
