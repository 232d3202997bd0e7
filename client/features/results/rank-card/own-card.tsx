import { Form, useActionData, useNavigation } from 'react-router'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import type { OwnRankCard } from '../../../../domain/results/rank-card.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ShareLinks } from '../../../ui/lazy-share-links.ts'
import { partOf } from '../frame/tabs.ts'
import { cardIntents, type CardAnswer } from './card-action.ts'
import { CardFace } from './card-face.tsx'

type Props = { own: OwnRankCard; testId: string; origin: string }

/** The page on which a student makes their rank public, or takes it back. */
export function OwnCard({ own, testId, origin }: Props) {
  const { t } = useTranslation('rankCards')
  const answer = useActionData<CardAnswer | undefined>()
  const { standing, refusal, card, test, name } = own
  return (
    <div className="grid max-w-2xl gap-4">
      <h2 className="text-xl">{t('makeTitle')}</h2>
      {answer && (
        <Notice tone={answer.card === 'refused' ? 'danger' : 'success'}>
          {t(({ made: 'saved', revoked: 'revoked', refused: 'failed' } as const)[answer.card])}
        </Notice>
      )}
      {standing === null || refusal !== null ? (
        <Refused own={own} testId={testId} />
      ) : (
        <>
          <p>{t('intro')}</p>
          <div>
            <p className="mb-2 text-sm text-muted">{t('preview')}</p>
            <CardFace title={test.title} standing={standing} name={card?.showsName ? name : null} />
          </div>
          {card && <Shared own={own} standing={standing} card={card} origin={origin} />}
          <CardForm own={own} />
        </>
      )}
      {card && (
        <ConfirmForm
          fields={{ intent: cardIntents.revoke }}
          button={t('revoke')}
          title={t('revokeTitle')}
          text={t('revokeText')}
          keep={t('keep')}
        />
      )}
    </div>
  )
}

function CardForm({ own: { card, name } }: { own: OwnRankCard }) {
  const { t } = useTranslation('rankCards')
  const isBusy = useNavigation().formData?.get('intent') === cardIntents.make
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <HiddenFields fields={{ intent: cardIntents.make }} />
      {name !== '' && (
        <Checkbox name="showsName" defaultChecked={card?.showsName ?? false} hint={t('showsNameHint')}>
          {t('showsName', { name })}
        </Checkbox>
      )}
      <Button type="submit" look={card ? 'secondary' : 'primary'} disabled={isBusy} className="justify-self-start">
        {t(card ? 'save' : 'make')}
      </Button>
    </Form>
  )
}

type SharedProps = {
  own: OwnRankCard
  standing: NonNullable<OwnRankCard['standing']>
  card: NonNullable<OwnRankCard['card']>
  origin: string
}

function Shared({ own: { test }, standing: { rank, of }, card: { code, madeAt }, origin }: SharedProps) {
  const { t } = useTranslation('rankCards')
  const { date } = useFormat()
  const { pick } = useBilingual()
  return (
    <div>
      <p className="text-sm text-muted">{t('made', { date: date(madeAt) })}</p>
      <div className="flex flex-wrap items-center gap-x-4">
        <LinkButton to={learningPaths.rankCard(code)}>{t('open')}</LinkButton>
        <ShareLinks
          title={t('shared', { title: pick(test.title), rank, of })}
          url={`${origin}${learningPaths.rankCard(code)}`}
        />
      </div>
    </div>
  )
}

function Refused({ own: { attemptId, refusal }, testId }: { own: OwnRankCard; testId: string }) {
  const { t } = useTranslation('rankCards')
  const action =
    refusal === 'minor' ? (
      <LinkButton to={accountPaths.profileGuardian()}>{t('toProfile')}</LinkButton>
    ) : (
      <LinkButton to={partOf(paths.testResult, testId, attemptId)}>{t('toResult')}</LinkButton>
    )
  return <EmptyState title={t('refusals.title')} text={t(`refusals.${refusal ?? 'unranked'}`)} action={action} />
}
