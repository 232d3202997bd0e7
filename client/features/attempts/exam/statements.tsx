import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Content } from './content.tsx'

type Props = {
  statements: Record<'assertion' | 'reason', Bilingual>
  view: Parameters<typeof Content>[0]['view']
}

export function Statements({ statements, view }: Props) {
  const { t } = useTranslation('hall')
  return (
    <dl className="mt-3 grid grid-cols-1 gap-x-4 gap-y-2 rounded-md border border-hairline p-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {(['assertion', 'reason'] as const).map((name) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{t(`kinds.${name}`)}</dt>
          <dd>
            <Content text={statements[name]} view={view} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
