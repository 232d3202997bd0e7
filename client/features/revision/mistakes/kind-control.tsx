import { Form, useLocation, useNavigation } from 'react-router'
import type { Mistake } from '../../../../domain/revision/mistake-book.ts'
import { mistakeKinds, type MistakeKind } from '../../../../domain/revision/mistake-kinds.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'

type Props = { mistake: Mistake; number: number }

/** Suggested or chosen kind of a mistake, with the forms that confirm, change and take it back. */
export function KindControl({ mistake, number }: Props) {
  const { t } = useTranslation('mistakes')
  const { questionId, suggested, chosen } = mistake
  return (
    <div className="flex flex-wrap items-start gap-x-3 text-sm">
      {chosen ? (
        <p className="inline-flex min-h-11 items-center gap-1">
          <span className="text-muted">{t('kind.chosen')}</span>
          <b>{t(`kinds.${chosen}`)}</b>
        </p>
      ) : (
        suggested && (
          <>
            <p className="inline-flex min-h-11 flex-wrap items-center gap-x-1">
              <span className="text-muted">{t('kind.guess')}</span>
              <b>{t(`kinds.${suggested}`)}</b>
              <span className="text-muted">({t(`why.${suggested}`)})</span>
            </p>
            <KindForm questionId={questionId}>
              <KindButton kind={suggested} label={t('kind.confirmOf', { number, kind: t(`kinds.${suggested}`) })}>
                {t('kind.confirm')}
              </KindButton>
            </KindForm>
          </>
        )
      )}
      {/* Closed again once another kind stands. */}
      <details key={chosen} className="min-w-0 open:basis-full">
        <summary
          aria-label={t(chosen || suggested ? 'kind.changeOf' : 'kind.nameOf', { number })}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t(chosen || suggested ? 'kind.change' : 'kind.name')}
        </summary>
        <KindForm questionId={questionId} label={t('kind.choices', { number })}>
          {mistakeKinds.map((kind) => (
            <KindButton key={kind} kind={kind} isChosen={kind === chosen}>
              {t(`kinds.${kind}`)}
            </KindButton>
          ))}
          {chosen && <KindButton kind="">{t('kind.takeBack')}</KindButton>}
        </KindForm>
      </details>
    </div>
  )
}

type FormProps = { questionId: string; label?: string; children: React.ReactNode }

function KindForm({ questionId, label, children }: FormProps) {
  const { pathname, search } = useLocation()
  return (
    <Form
      method="post"
      action={`${pathname}${search}#${questionId}`}
      preventScrollReset
      aria-label={label}
      className="flex flex-wrap gap-2 pb-2"
    >
      <HiddenFields fields={{ questionId }} />
      {children}
    </Form>
  )
}

type ButtonProps = { kind: MistakeKind | ''; label?: string; isChosen?: boolean; children: string }

function KindButton({ kind, label, isChosen, children }: ButtonProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <button
      type="submit"
      name="kind"
      value={kind}
      disabled={isBusy}
      aria-label={label}
      aria-pressed={isChosen}
      className={classes(
        'min-h-11 rounded-full border px-4 font-semibold',
        isChosen ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-surface hover:bg-sunken',
      )}
    >
      {children}
    </button>
  )
}
