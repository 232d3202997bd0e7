import { useSearchParams } from 'react-router'
import { learningPaths } from '../../../../../domain/learning-paths.ts'
import type { Bookmark, Bookmarks as BookmarkPage } from '../../../../../domain/questions/bookmarks.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { RichText } from '../../../../ui/rich-text.tsx'
import { AnswerNotice } from '../answer-notice.tsx'
import { IntentButton } from '../intent-button.tsx'
import { sectionAddress } from '../sections.ts'
import { useAnswer } from '../use-profile-form.ts'

/** The student's bookmarked questions, newest first. */
export function Bookmarks({ page }: { page: BookmarkPage }) {
  const { t } = useTranslation('profile')
  const isLater = useSearchParams()[0].has('bookmarks')
  return (
    <>
      <UndoRemoval />
      <AnswerNotice intent="keep-bookmark" />
      {page.items.length === 0 ? (
        <div className="-my-6">
          <EmptyState text={t('bookmarks.none')} />
        </div>
      ) : (
        <>
          <p className="tabular -mb-3 text-sm text-muted">
            {t('bookmarks.count', { count: page.count, number: groupIndian(page.count) })}
          </p>
          <ul className="divide-y divide-hairline">
            {page.items.map((bookmark, index) => (
              <Row key={bookmark.questionId} bookmark={bookmark} number={index + 1} />
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {isLater && (
          <LinkButton to={sectionAddress('bookmarks')} look="secondary">
            {t('common:list.first')}
          </LinkButton>
        )}
        {page.next !== null && (
          <LinkButton to={`?${new URLSearchParams({ bookmarks: page.next })}`} look="secondary">
            {t('bookmarks.older')}
          </LinkButton>
        )}
      </div>
    </>
  )
}

/** Notice with an undo button after a bookmark was removed. */
function UndoRemoval() {
  const { t } = useTranslation('profile')
  const answer = useAnswer('remove-bookmark')
  if (answer?.refusal) return <AnswerNotice intent="remove-bookmark" />
  if (!answer?.undo) return null
  return (
    <Notice
      actions={
        <IntentButton action={sectionAddress('bookmarks')} fields={{ intent: 'keep-bookmark', ...answer.undo }}>
          {t('bookmarks.undo')}
        </IntentButton>
      }
    >
      {t('bookmarks.removed')}
    </Notice>
  )
}

type RowProps = { bookmark: Bookmark; /** Position in the list, from 1. */ number: number }

function Row({ bookmark: { questionId, attemptId, stem, test, createdAt }, number }: RowProps) {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  const { choose, pick } = useBilingual()
  const { text, lang } = choose(stem)
  const title = pick(test.title)
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <RichText html={text} lang={lang} />
      <p className="text-sm text-muted">
        <BilingualText text={test.title} /> · {date(createdAt)}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to={learningPaths.solution(test.id, attemptId, questionId)}
          look="secondary"
          aria-label={t('bookmarks.solutionOf', { number, title })}
        >
          {t('bookmarks.solution')}
        </LinkButton>
        <IntentButton
          action={sectionAddress('bookmarks')}
          fields={{ intent: 'remove-bookmark', questionId, attemptId }}
          label={t('bookmarks.removeOf', { number, title })}
        >
          {t('bookmarks.remove')}
        </IntentButton>
      </div>
    </li>
  )
}
