import { useEffect, useRef } from 'react'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { StartAnswer } from './start-action.ts'

const reasons = { choices: 'empty', mistakes: 'mistakes', cards: 'cards' } as const

/** Refusal of a session, with the next steps. */
export function StartRefused({ answer: { refusal, from } }: { answer: StartAnswer }) {
  const { t } = useTranslation('practice')
  const { code } = refusal
  const isEmpty = code === 'practice.empty'
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('[tabindex]')?.focus(), [refusal])
  const title = isEmpty ? 'emptyTitle' : code === 'practice.too_many_open' ? 'tooMany' : 'other'
  return (
    <div ref={place}>
      <Notice
        tone="warning"
        title={t(`refused.${title}`)}
        focusable
        className="mb-6"
        actions={
          isEmpty && (
            <>
              {from === 'choices' && (
                <LinkButton look="secondary" to={paths.practice()}>
                  {t('refused.widen')}
                </LinkButton>
              )}
              {from === 'cards' && (
                <LinkButton look="secondary" to={learningPaths.revision()}>
                  {t('refused.revision')}
                </LinkButton>
              )}
              {from === 'mistakes' && (
                <LinkButton look="secondary" to={learningPaths.mistakes()}>
                  {t('refused.mistakeBook')}
                </LinkButton>
              )}
              <LinkButton look="secondary" to={paths.tests()}>
                {t('refused.takeTest')}
              </LinkButton>
            </>
          )
        }
      >
        {isEmpty ? `${t(`refused.${reasons[from ?? 'choices']}`)} ${t('refused.own')}` : t(`errors:${code}`)}
      </Notice>
    </div>
  )
}
