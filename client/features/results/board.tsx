import { Trophy } from 'lucide-react'
import { Form, useActionData, useNavigation } from 'react-router'
import type { Board, BoardRow } from '../../../domain/results/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/field.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { boardIntents, type BoardAnswer } from './board-action.ts'

/** The ten best scores of a live test, and the form that adds the student's name. */
export function BoardPart({ board }: { board: Board }) {
  const { t } = useTranslation('result')
  if (board.rows.length === 0) return null
  return (
    <section>
      <h2 className="flex items-center gap-2 text-lg">
        <Trophy aria-hidden size={20} className="text-accent" /> {t('board')}
      </h2>
      <p className="mb-3 text-sm text-muted">{t('boardSentence')}</p>
      <ol className="card divide-y divide-hairline">
        {board.rows.map((row, index) => (
          <BoardLine key={index} row={row} />
        ))}
      </ol>
      {board.mayJoin && <JoinForm name={board.myName} />}
    </section>
  )
}

function BoardLine({ row: { rank, name, units, mine, synthetic } }: { row: BoardRow }) {
  const { t } = useTranslation('result')
  return (
    <li className={classes('flex items-center gap-3 px-4 py-2', mine && 'bg-primary-soft')}>
      <b className="w-8 tabular">
        <span className="sr-only">{t('rank')} </span>
        {rank}
      </b>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <span className={classes('min-w-0 break-words', !name && 'text-muted')}>{name ?? t('boardUnnamed')}</span>
        {mine && <Badge tone="primary">{t('boardYou')}</Badge>}
        {synthetic && <Badge>{t('demoData')}</Badge>}
      </span>
      <span className="font-semibold tabular">
        {formatMarks(units)} <span className="sr-only">{t('marks')}</span>
      </span>
    </li>
  )
}

function JoinForm({ name }: { name: string | null }) {
  const { t } = useTranslation('result')
  const answer = useActionData<BoardAnswer | undefined>()
  const sending = useNavigation().formData?.get('intent')
  return (
    <div className="mt-4 grid max-w-md gap-3">
      <Form method="post" preventScrollReset className="grid gap-3">
        <HiddenFields fields={{ intent: boardIntents.join }} />
        <Field
          label={t('boardName')}
          name="name"
          required
          maxLength={40}
          autoComplete="nickname"
          defaultValue={answer?.entered ?? name ?? ''}
          hint={t('boardHint')}
          error={answer?.board === 'refused' ? t('boardRefused') : undefined}
        />
        <Button type="submit" look="secondary" disabled={sending === boardIntents.join} className="justify-self-start">
          {t(name ? 'boardRename' : 'boardJoin')}
        </Button>
      </Form>
      {name && (
        <Form method="post" preventScrollReset>
          <HiddenFields fields={{ intent: boardIntents.leave }} />
          <Button type="submit" look="quiet" disabled={sending === boardIntents.leave}>
            {t('boardLeave')}
          </Button>
        </Form>
      )}
    </div>
  )
}
