import { MoveDown, MoveUp } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { SeriesTest, SeriesTests } from '../../../../domain/catalogue/series-tests.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ReasonedButton } from '../../../office/frame/reasoned-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { SeriesTestsAnswer, TestsRefusal } from './series-tests-action.ts'

type Props = { data: SeriesTests; q: string; isFree: boolean; answer: SeriesTestsAnswer | undefined }

/** Tests of a series: their order, free samples, and tests to add. Each button posts a form, so it works without script. */
export function SeriesTestsTab({ data: { tests, offered }, q, isFree, answer }: Props) {
  const { t } = useTranslation('seriesEditor')
  const seen = tests.map(({ id }) => id).join(' ')
  return (
    <>
      {answer?.refusal && <Refused refusal={answer.refusal} />}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="seen" value={seen} />
        {tests.length === 0 && <p className="py-4 text-muted">{t('tests.empty')}</p>}
        <ol className="divide-y divide-hairline">
          {tests.map((test, at) => (
            <HeldTest key={test.id} test={test} at={at} isLast={at === tests.length - 1} isFree={isFree} />
          ))}
        </ol>
        {tests.length > 0 && <p className="mt-2 text-sm text-muted">{t('tests.noteOut')}</p>}
      </Form>
      <h2 className="mt-8 mb-2 text-lg">{t('tests.addTitle')}</h2>
      <Form method="get" className="flex flex-wrap items-end gap-3" preventScrollReset>
        <input type="hidden" name="tab" value="tests" />
        <div className="max-w-96 min-w-0 grow">
          <Field label={t('tests.search')} name="q" type="search" defaultValue={q} />
        </div>
        <Button type="submit" look="secondary">
          {t('tests.find')}
        </Button>
      </Form>
      <Form method="post" preventScrollReset className="mt-3">
        <input type="hidden" name="seen" value={seen} />
        {offered.length === 0 && <p className="text-muted">{t('tests.none')}</p>}
        <ul className="divide-y divide-hairline">
          {offered.map((test) => (
            <OfferedTest key={test.id} test={test} />
          ))}
        </ul>
      </Form>
    </>
  )
}

type ActName = 'up' | 'down' | 'out' | 'sample' | 'locked' | 'add'
type ActProps = { act: ActName; test: SeriesTest; disabled?: boolean }

/** Why an act is impossible now; null where it is possible. */
const reasonOf = (act: ActName, { isRunning, isSold }: SeriesTest): 'running' | 'sold' | null => {
  if (act === 'up' || act === 'down') return null
  if (isRunning) return 'running'
  return isSold && (act === 'out' || act === 'add') ? 'sold' : null
}

const icons: Partial<Record<ActProps['act'], typeof MoveUp>> = { up: MoveUp, down: MoveDown }

function Act({ act, test, disabled = false }: ActProps) {
  const { t } = useTranslation('seriesEditor')
  const { pick } = useBilingual()
  const busy = useNavigation().state !== 'idle'
  const Icon = icons[act]
  const look = act === 'add' ? 'secondary' : 'quiet'
  const reason = reasonOf(act, test)
  if (reason !== null)
    return (
      <ReasonedButton
        reason={t(`tests.refused.${reason}`)}
        look={look}
        aria-label={t(`tests.${act}Of`, { title: pick(test.title) })}
      >
        {t(`tests.${act}`)}
      </ReasonedButton>
    )
  return (
    <Button
      type="submit"
      look={look}
      size={Icon ? 'icon' : 'md'}
      name="intent"
      value={`series-tests:${act}:${test.id}`}
      disabled={disabled || busy}
      aria-label={t(`tests.${act}Of`, { title: pick(test.title) })}
    >
      {Icon ? <Icon aria-hidden className="size-4" /> : t(`tests.${act}`)}
    </Button>
  )
}

const isShown = ({ state }: SeriesTest): boolean => state === 'published'

type HeldProps = { test: SeriesTest; at: number; isLast: boolean; isFree: boolean }

function HeldTest({ test, at, isLast, isFree }: HeldProps) {
  const { t } = useTranslation('seriesEditor')
  const { pick } = useBilingual()
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <span className="tabular w-6 shrink-0 text-right text-muted">{at + 1}</span>
      <span className="min-w-48 grow basis-48">
        {pick(test.title)} {test.access === 'free' && !isFree && <Badge tone="success">{t('tests.free')}</Badge>}
        {test.isRunning && <Badge tone="primary">{t('tests.running')}</Badge>}
        {!isShown(test) && <span className="block text-sm text-muted">{t('tests.hidden')}</span>}
      </span>
      <span className="flex flex-wrap items-center">
        <Act act="up" test={test} disabled={at === 0} />
        <Act act="down" test={test} disabled={isLast} />
        {test.access !== 'free' && <Act act="sample" test={test} />}
        {test.access === 'free' && !isFree && <Act act="locked" test={test} />}
        <Act act="out" test={test} />
      </span>
    </li>
  )
}

function OfferedTest({ test }: { test: SeriesTest }) {
  const { t } = useTranslation('seriesEditor')
  const { pick } = useBilingual()
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <span className="min-w-48 grow basis-48">
        {pick(test.title)}
        <span className="block text-sm text-muted">
          {test.series ? t('tests.inSeries', { title: pick(test.series.title) }) : t('tests.noSeries')}
        </span>
      </span>
      <Act act="add" test={test} />
    </li>
  )
}

function Refused({ refusal: { code, reason } }: { refusal: TestsRefusal }) {
  const { t } = useTranslation('seriesEditor')
  if (code === 'content.revision_conflict') return <Notice tone="danger">{t('tests.refused.changed')}</Notice>
  const words = reason ? t(`tests.refused.${reason}`) : t(`errors:${code}`)
  return <Notice tone="danger">{words}</Notice>
}
