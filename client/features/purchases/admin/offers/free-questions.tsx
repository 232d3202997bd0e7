import { Link } from 'react-router'
import {
  namedFreeQuestions,
  type AskingTest,
  type FreeQuestion,
} from '../../../../../domain/purchases/office-offers.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Notice } from '../../../../ui/notice.tsx'

/** Questions of what is sold that are free elsewhere, with the tests on both sides. */
export function FreeQuestions({ questions, isOnSale }: { questions: readonly FreeQuestion[]; isOnSale: boolean }) {
  const { t } = useTranslation('officeOffers')
  const { pick } = useBilingual()
  const count = questions.length
  if (count === 0) return null
  return (
    <Notice tone="danger" title={t(count < namedFreeQuestions ? 'free.title' : 'free.many', { count })}>
      <p>{t(isOnSale ? 'free.onSale' : 'free.text')}</p>
      <ul className="mt-2 grid max-h-96 gap-2 overflow-y-auto text-sm">
        {questions.map(({ id, code, title, sold, free }) => (
          <li key={id}>
            <Link to={officePaths.adminQuestion(id)} className="link [overflow-wrap:anywhere]">
              {pick(title) || code}
            </Link>
            <Tests label={t('free.sold')} tests={sold} />
            <Tests label={t('free.in')} tests={free} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Tests({ label, tests }: { label: string; tests: readonly AskingTest[] }) {
  const { pick } = useBilingual()
  return (
    <p>
      <span className="text-muted">{label}:</span>{' '}
      {tests.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={officePaths.adminTest(id)} className="link">
            {pick(title) || id}
          </Link>
        </span>
      ))}
    </p>
  )
}
