import { useId, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { bulkActs, tagActs, type BulkAct } from '../../../domain/content/bulk.ts'
import { minuteInIndia } from '../../../domain/india.ts'
import { accessKinds } from '../../../domain/purchases/access.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { DateWords } from '../date-words.tsx'
import { countText } from '../count-text.ts'
import { linkTo, searchOf } from './list-address.ts'
import type { ListShape } from './list-shape.ts'
import type { ListData } from './load-list.ts'
import type { Selecting } from './selecting.ts'

type Props = { shape: ListShape; data: ListData; selecting: Selecting }

const fieldClass = 'field min-h-10! w-48! py-1! text-sm text-ink'

/** Acts that the list offers in its state. */
const actsFor = ({ shape, data }: Pick<Props, 'shape' | 'data'>): BulkAct[] => {
  const isTrash = (shape.state ?? data.address.filters['state']) === 'trashed'
  return bulkActs.filter(
    (act) =>
      isTrash === (act === 'restore' || act === 'purge') &&
      (act !== 'set_access' || shape.hasAccess) &&
      (act !== 'archive' || shape.isArchivable) &&
      (!(act in tagActs) || shape.hasTags),
  )
}

/** Bar of acts on the selection. Without script it is always shown, below the list. */
export function BulkForm(props: Props) {
  const { shape, data, selecting } = props
  const { t } = useTranslation('officeList')
  const isHydrated = useHydrated()
  const acts = actsFor(props)
  const [act, setAct] = useState<BulkAct>(acts[0] ?? 'publish')
  const { page, address } = data
  const number = countText(page.count)
  const isOpen = selecting.all || selecting.ids.size > 0
  if (page.items.length === 0) return null
  const needs = (name: BulkAct) => !isHydrated || act === name
  const chosen = acts.includes(act) ? act : acts[0]
  return (
    <Form
      id={selecting.formId}
      method="post"
      action={linkTo(shape, searchOf(address), address.cursor)}
      preventScrollReset
      onSubmit={() => selecting.clear()}
      aria-label={t('bulk.label')}
      className={classes(
        'rounded-md border border-primary bg-surface p-2 shadow-float',
        isHydrated ? 'sticky bottom-16 z-20 md:bottom-3' : '',
        isHydrated && !isOpen && 'hidden',
      )}
    >
      <input type="hidden" name="intent" value="bulk" />
      {[...selecting.ids]
        .filter((id) => !page.items.some((item) => item.id === id))
        .map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <p className="flex min-h-10 items-center gap-2 text-sm" role="status">
          {isHydrated &&
            (selecting.all ? t('bulk.allSelected', { number }) : t('bulk.selected', { count: selecting.ids.size }))}
        </p>
        {selecting.all && <input type="hidden" name="all" value="yes" />}
        {!isHydrated && (
          <label className="flex min-h-10 items-center gap-2 text-sm">
            <input type="checkbox" name="all" value="yes" className="tick size-4" />
            {t('bulk.selectAll', { number })}
          </label>
        )}
        {isHydrated && !selecting.all && page.count > selecting.ids.size && (
          <Button look="quiet" className="min-h-10! px-2 text-sm" onClick={selecting.selectAll}>
            {t('bulk.selectAll', { number })}
          </Button>
        )}
        <BarField label={t('bulk.act')}>
          {(id) => (
            <select
              id={id}
              name="act"
              value={chosen}
              onChange={(event) => setAct(event.target.value as BulkAct)}
              className={fieldClass}
            >
              {acts.map((name) => (
                <option key={name} value={name}>
                  {t(`bulk.acts.${name}`)}
                </option>
              ))}
            </select>
          )}
        </BarField>
        {(needs('add_exam') || needs('remove_exam')) && <ExamField exams={data.exams} />}
        {shape.hasAccess && needs('set_access') && <AccessField />}
        {shape.hasTags && Object.keys(tagActs).some((name) => needs(name as BulkAct)) && <TagsField />}
        {needs('schedule') && <TimeField now={data.now} />}
        <Button type="submit" className="min-h-10!">
          {t('bulk.check')}
        </Button>
        {isHydrated && (
          <Button look="quiet" className="min-h-10! px-2 text-sm" onClick={selecting.clear}>
            {t('bulk.clear')}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** Control of the bar below its label, whose text holds none of the options. */
function BarField({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid">
      <label htmlFor={id} className="text-xs text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

function ExamField({ exams }: { exams: ListData['exams'] }) {
  const { t } = useTranslation('officeList')
  const { pick } = useBilingual()
  return (
    <BarField label={t('filters.exam')}>
      {(id) => (
        <select id={id} name="exam" className={fieldClass}>
          {exams.map(({ id: slug, title }) => (
            <option key={slug} value={slug}>
              {pick(title)}
            </option>
          ))}
        </select>
      )}
    </BarField>
  )
}

function AccessField() {
  const { t } = useTranslation('officeList')
  return (
    <BarField label={t('filters.access')}>
      {(id) => (
        <select id={id} name="access" className={fieldClass}>
          {accessKinds.map((access) => (
            <option key={access} value={access}>
              {t(`access.${access}`)}
            </option>
          ))}
        </select>
      )}
    </BarField>
  )
}

function TagsField() {
  const { t } = useTranslation('officeList')
  return (
    <BarField label={t('bulk.tags')}>
      {(id) => <input id={id} type="text" name="tags" maxLength={400} autoComplete="off" className={fieldClass} />}
    </BarField>
  )
}

function TimeField({ now }: { now: number }) {
  const { t } = useTranslation('officeList')
  const isHydrated = useHydrated()
  const [text, setText] = useState('')
  return (
    <BarField label={t('bulk.at')}>
      {(id) => (
        <>
          <input
            id={id}
            type="datetime-local"
            name="at"
            min={minuteInIndia(now)}
            required={isHydrated}
            className={fieldClass}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <DateWords text={text} />
        </>
      )}
    </BarField>
  )
}
