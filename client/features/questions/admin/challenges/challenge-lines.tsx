import type { ChallengeLine } from '../../../../../domain/challenges/contract.ts'
import { addressOf } from '../../../../../domain/challenges/source.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'
import { When } from '../../../../office/list/changed.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import type { CaseData } from './load-case.ts'
import { useProposalWords } from './use-proposal-words.ts'

const tones = { open: 'warning', taken_up: 'primary', withdrawn: 'neutral', ruled: 'success' } as const

/** Challenges of a version of a question with their words, sources and pictures. */
export function ChallengeLines({ data: { found, version, now } }: { data: CaseData }) {
  const { t } = useTranslation('keyChallenges')
  const words = useProposalWords(version.body)
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {found.page.items.map((line) => (
        <li key={line.id} className="grid gap-1 py-3">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <strong>{words(line.proposal)}</strong>
            <Badge tone={tones[line.state]}>{t(`states.${line.state}`)}</Badge>
          </p>
          <Words line={line} />
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <When at={line.at} now={now} />
            <span>{t('about', { version: line.keyVersion })}</span>
            {line.studentId && <span className="tabular">{line.studentId}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Words({ line: { id, reason, source, hasPicture } }: { line: ChallengeLine }) {
  const { t } = useTranslation('keyChallenges')
  if (reason === '') return <p className="text-sm text-muted">{t('gone')}</p>
  const address = addressOf(source)
  return (
    <>
      <p lang={writtenLanguage(reason)} className="max-w-reading whitespace-pre-wrap [overflow-wrap:anywhere]">
        {reason}
      </p>
      {source && (
        <p className="text-sm [overflow-wrap:anywhere]">
          <span className="text-muted">{t('source')}</span>{' '}
          {address ? (
            <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc" className="link">
              {source}
            </a>
          ) : (
            <span lang={writtenLanguage(source)}>{source}</span>
          )}
        </p>
      )}
      {hasPicture && (
        <a href={officePaths.adminChallengePicture(id)} className="justify-self-start">
          <img
            src={officePaths.adminChallengePicture(id)}
            alt={t('picture')}
            loading="lazy"
            className="max-h-60 max-w-full rounded-md border border-hairline"
          />
        </a>
      )}
    </>
  )
}
