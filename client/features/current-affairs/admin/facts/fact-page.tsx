import { Form } from 'react-router'
import type { FactDetail } from '../../../../../domain/current-affairs/facts.ts'
import type { FoundItem } from '../../../../../domain/office/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { classes } from '../../../../ui/classes.ts'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import { FailedNotice } from '../failed-notice.tsx'
import { FactDates } from './fact-dates.tsx'
import { FactForm, type FactChoices } from './fact-form.tsx'
import { FactHistory } from './fact-history.tsx'
import { FactUsers } from './fact-users.tsx'

type Props = FactChoices & {
  fact: FactDetail
  /** Items found by the words, to be linked. */
  offered: { words: string; items: readonly FoundItem[] }
  answer: OfficeAnswer | undefined
}

const otherIntents = ['check-fact', 'delete-fact', 'link-fact', 'unlink-fact', 'check-use', 'outdate-use']

/** A fact: what rests on it, its form and its history. */
export function FactPage({ fact, offered, answer, ...choices }: Props) {
  const { t } = useTranslation('affairEditor')
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <FactDates fact={fact} />
        {fact.state !== 'expired' && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="check-fact" />
            <input type="hidden" name="revision" value={fact.revision} />
            <button type="submit" className={compactButton}>
              {t('facts.check')}
            </button>
          </Form>
        )}
      </div>
      <FailedNotice answer={answer} intents={otherIntents} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-label={t('facts.edit')}>
          <FactForm fact={fact} answer={answer} {...choices} />
        </section>
        <div className={classes('grid content-start gap-6', fact.flagged > 0 && 'max-lg:order-first')}>
          <FactUsers fact={fact} offered={offered} />
          <FactHistory versions={fact.versions} />
          {fact.uses === 0 && (
            <div>
              <ConfirmForm
                fields={{ intent: 'delete-fact', revision: String(fact.revision) }}
                button={t('facts.delete')}
                label={`${t('facts.delete')}: ${fact.subject.en}`}
                title={t('facts.deleteTitle')}
                text={t('facts.deleteText')}
                keep={t('facts.keep')}
              />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
