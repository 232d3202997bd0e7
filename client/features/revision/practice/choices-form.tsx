import { useRef } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { difficulties } from '../../../../domain/questions/levels.ts'
import { leastAnswers } from '../../../../domain/revision/elo.ts'
import { practiceLimits, practicePools, type PracticePool } from '../../../../domain/revision/practice-choices.ts'
import type { PracticePoolCounts } from '../../../../domain/revision/practice-view.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { RadioRow } from './radio-row.tsx'
import type { PracticeData } from './practice-loader.ts'
import { TopicChoice } from './topic-choice.tsx'

const counts = [5, 10, 20, 30, 50].filter((count) => count <= practiceLimits.most)

/** Choices in the form that can be counted. */
const searchOf = (form: HTMLFormElement): string => {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') search.append(name, value)
  return search.toString()
}

/** Choices and the counts that match them, those asked for last. */
const useCounts = (loaded: PracticeData) => {
  const fetcher = useFetcher<PracticeData>()
  const { choices, pool } = fetcher.data ?? loaded
  return {
    choices,
    pool,
    isCounting: fetcher.state !== 'idle',
    recount: (form: HTMLFormElement) => void fetcher.load(`${paths.practice()}?${searchOf(form)}`),
  }
}

/** Choices of a quiz, with the number of questions that match them now. */
export function ChoicesForm({ loaded }: { loaded: PracticeData }) {
  const { t } = useTranslation('practice')
  const { pick } = useBilingual()
  const form = useRef<HTMLFormElement>(null)
  const { choices, pool, isCounting, recount } = useCounts(loaded)
  const isBusy = useNavigation().state !== 'idle'
  const subject = choices.subjects?.[0] ?? ''
  const poolLabel = (name: PracticePool): string => {
    const count = pool.pools[name]
    return count === null ? t(`choices.pools.${name}`) : `${t(`choices.pools.${name}`)} (${count})`
  }
  return (
    <Form
      ref={form}
      method="post"
      action={paths.practice()}
      onChange={({ currentTarget, target }) => {
        // Topics of another subject match nothing.
        if ((target as Element).getAttribute('name') === 'subjects')
          for (const box of currentTarget.querySelectorAll<HTMLInputElement>('[name=topics]')) box.checked = false
        recount(currentTarget)
      }}
      className="card grid gap-4 p-4"
    >
      <h2 className="text-xl">{t('choices.title')}</h2>
      <div className="flex flex-wrap items-center gap-4">
        <p role="status" className="flex-1 font-semibold tabular" aria-busy={isCounting}>
          {pool.questions === 0 ? t('choices.countedNone') : t('choices.counted', { count: pool.questions })}
        </p>
        <noscript>
          <Button type="submit" look="secondary" formMethod="get" formAction={paths.practice()}>
            {t('choices.update')}
          </Button>
        </noscript>
        <Button type="submit" disabled={isBusy}>
          {t('choices.start')}
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          inForm
          label={t('choices.exam')}
          name="exam"
          defaultValue={choices.exam}
          none={t('choices.anyExam')}
          options={loaded.exams.map(({ id, title }) => [id, pick(title)])}
        />
        <Select
          inForm
          label={t('choices.subject')}
          name="subjects"
          defaultValue={subject}
          none={t('choices.anySubject')}
          options={subjectOptions(pool, subject, pick)}
        />
      </div>
      <TopicChoice topics={pool.topics.filter((topic) => topic.subject === subject)} chosen={choices.topics ?? []} />
      <RadioRow
        label={t('choices.pool')}
        name="pool"
        chosen={choices.pool ?? 'all'}
        options={practicePools.map((name) => ({
          value: name,
          label: poolLabel(name),
          disabled: name === 'calibrated' && pool.pools.calibrated === null,
        }))}
        hint={pool.pools.calibrated === null ? t('choices.calibratedOff', { count: leastAnswers }) : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          inForm
          label={t('choices.difficulty')}
          name="difficulties"
          defaultValue={choices.difficulties?.[0]}
          none={t('choices.anyDifficulty')}
          options={difficulties.map((difficulty) => [difficulty, t(`choices.difficulties.${difficulty}`)])}
        />
        <Select
          inForm
          label={t('choices.count')}
          name="count"
          defaultValue={practiceLimits.usual}
          options={counts.map((count) => [String(count), String(count)])}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <RadioRow
          label={t('choices.mode')}
          name="mode"
          chosen="tutor"
          options={(['tutor', 'timed'] as const).map((value) => ({ value, label: t(`choices.${value}`) }))}
        />
        <RadioRow
          label={t('choices.order')}
          name="order"
          chosen="mixed"
          options={(['mixed', 'block'] as const).map((value) => ({ value, label: t(`choices.${value}`) }))}
          hint={t('choices.mixedHint')}
        />
      </div>
    </Form>
  )
}

/** Subjects with questions; the chosen one stays. */
const subjectOptions = (
  { subjects }: PracticePoolCounts,
  chosen: string,
  pick: ReturnType<typeof useBilingual>['pick'],
): (readonly [string, string])[] => [
  ...subjects.map(({ subject, title, questions }) => [subject, `${pick(title)} (${questions})`] as const),
  ...(chosen && !subjects.some(({ subject }) => subject === chosen) ? [[chosen, `${chosen} (0)`] as const] : []),
]
