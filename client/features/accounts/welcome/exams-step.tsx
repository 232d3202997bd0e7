import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ExamProfile } from '../../../../domain/accounts/student-profile.ts'
import { givenName } from '../../../../domain/home/greeting.ts'
import { storedLanguage, type Language } from '../../../../domain/language.ts'
import type { Constraints } from '../../../forms/constraints.ts'
import type { FormAnswer } from '../../../forms/define-forms.ts'
import { RefusalNotice } from '../../../forms/refusal-notice.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { languageChoices } from '../../../i18n/language-choices.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChoiceChips } from '../choice-chips.tsx'
import { ExamTiles } from '../exam-tiles.tsx'
import { skip } from './skip.ts'
import { StepBar } from './step-bar.tsx'

/** Years offered as chips; later ones are on the profile. */
const yearsOffered = 4

/** Shows a part while the language of the papers is another than that of the page. */
const whenOther: Record<Language, string> = {
  en: 'hidden group-has-[[value=hi]:checked]:block',
  hi: 'hidden group-has-[[value=en]:checked]:block',
}

type Props = {
  /** Address of this step for a student who comes back to it. */
  back: string
  name: string | null
  kept: ExamProfile
  thisYear: number
  constraints: Constraints<'targets' | 'targetYear' | 'medium' | 'pages'>
  answer: FormAnswer | undefined
}

/** First step of the welcome: exams, language of the papers and year. */
export function ExamsStep({ back, name, kept, thisYear, constraints, answer }: Props) {
  const { t } = useTranslation('welcome')
  const { language, setLanguage } = useLanguage()
  const { ref, refusal, refused, value, values } = useForm({
    answer,
    constraints,
    kept: { medium: kept.medium ?? language, targetYear: String(kept.targetYear ?? '') },
  })
  const busy = useNavigation().state !== 'idle'
  const years = Array.from({ length: yearsOffered }, (_, ahead) => String(thisYear + ahead))
  return (
    <Form
      ref={ref}
      method="post"
      noValidate
      onSubmit={(event) => {
        // The entry that Back from the second step returns to.
        window.history.replaceState(window.history.state, '', back)
        showInLanguage(setLanguage)(event)
      }}
      className="grid gap-4"
    >
      <header>
        <StepBar step={1} />
        <h1 className="text-xl [overflow-wrap:anywhere] whitespace-pre-line sm:text-2xl">
          {t('exams.title', { name: givenName(name) })}
        </h1>
        <p className="mt-1 text-muted">{t('exams.intro')}</p>
      </header>
      {refusal && !refused('targets') && <RefusalNotice refusal={refusal} />}
      <ExamTiles
        isLegendHidden
        legend={t('exams.legend')}
        chosen={values('targets') ?? kept.targets}
        error={refused('targets') ? t('exams.chooseOne') : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="group">
          <ChoiceChips
            legend={t('exams.medium')}
            name="medium"
            chosen={value('medium') ?? ''}
            options={languageChoices}
          />
          <div className={whenOther[language]}>
            <Checkbox name="pages" value="true" defaultChecked={!!value('pages')}>
              {t('exams.pages')}
            </Checkbox>
          </div>
        </div>
        <ChoiceChips
          legend={t('exams.year')}
          name="targetYear"
          chosen={value('targetYear') ?? ''}
          options={[...years.map((year) => ({ value: year, label: year })), { value: '', label: t('exams.anyYear') }]}
        />
      </div>
      <div className="sticky bottom-0 -mx-4 flex gap-3 border-t border-hairline bg-paper px-4 py-3 sm:static sm:mx-0 sm:px-0">
        <Button type="submit" look="accent" disabled={busy} className="grow">
          {busy ? t('common:waiting') : t('exams.next')}
        </Button>
        <Button type="submit" look="secondary" name="intent" value={skip} disabled={busy}>
          {t('exams.skip')}
        </Button>
      </div>
    </Form>
  )
}

/** Shows the chosen language at once and keeps it on this device, as its control in the header does. */
const showInLanguage =
  (setLanguage: ReturnType<typeof useLanguage>['setLanguage']) =>
  ({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) => {
    const { submitter } = nativeEvent as SubmitEvent
    const form = new FormData(currentTarget)
    const medium = storedLanguage(String(form.get('medium')))
    if (medium && form.has('pages') && submitter?.getAttribute('value') !== skip) setLanguage(medium)
  }
