import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { PaperPassage } from '../../../../../domain/attempts/contract.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { makeApi, unwrap } from '../../../../api.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { ReferenceControl } from '../../../../office/editor/reference-control.tsx'
import { RichText } from '../../../../ui/rich-text.tsx'

/** Passage, chosen by a search, with its text in both languages. */
export function PassageControl({ path, field }: ControlProps) {
  const held = useValue(path)
  if (field.type !== 'reference') return null
  return (
    <>
      <div className="max-w-2xl">
        <ReferenceControl path={path} field={field} />
      </div>
      {typeof held === 'string' && held !== '' && <PassageText key={held} id={held} />}
    </>
  )
}

/** Text of a passage; null until it has come, 'failed' where it could not be loaded. */
const usePassage = (passageId: string): PaperPassage | 'failed' | null => {
  const [passage, setPassage] = useState<PaperPassage | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const call = makeApi(location.origin).admin.passages[':passageId'].preview
      const found = await unwrap(call.$get({ param: { passageId } })).catch(() => null)
      if (isCurrent) setPassage(found?.passage ?? 'failed')
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [passageId])
  return passage
}

function PassageText({ id }: { id: string }) {
  const { t } = useTranslation('questionEditor')
  const passage = usePassage(id)
  return (
    <details open className="mt-2 rounded-md border border-hairline bg-sunken">
      <summary className="min-h-9 cursor-pointer px-3 py-1.5 text-sm font-semibold pointer-coarse:min-h-11">
        {t('passage.text')}
      </summary>
      <div className="max-h-[40vh] overflow-y-auto px-3 pb-3">
        {passage === 'failed' && <p className="text-sm text-danger">{t('passage.failed')}</p>}
        {passage === null && <p className="text-sm text-muted">{t('passage.loading')}</p>}
        {passage !== null && passage !== 'failed' && (
          <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
            <RichText html={passage.content.en} lang="en" />
            <RichText html={passage.content.hi} lang="hi" />
          </div>
        )}
        <Link to={officePaths.adminPassage(id)} className="link mt-2 inline-flex min-h-9 items-center text-sm">
          {t('passage.edit')}
        </Link>
      </div>
    </details>
  )
}
