import { useEffect, useState } from 'react'
import { versionIdsIn } from '../../../../../../domain/catalogue/draft-paper.ts'
import { testLimits } from '../../../../../../domain/catalogue/test-limits.ts'
import { makeApi, unwrap } from '../../../../../api.ts'
import { useValue } from '../../../../../office/editor/editor-context.ts'
import { usePaperData } from './paper-context.ts'

/** Reads questions that came into the draft from elsewhere, such as another administrator or an earlier version. */
export const useUnknownQuestions = (): void => {
  const { questions, rememberQuestions } = usePaperData()
  const [asked, setAsked] = useState('')
  const unknown = versionIdsIn(useValue('sections'))
    .filter((id) => !questions.has(id))
    .slice(0, testLimits.questions)
    .join(' ')
  useEffect(() => {
    if (unknown === '' || unknown === asked) return
    const read = async () => {
      const { versions } = makeApi(location.origin).admin.questions
      try {
        const { items } = await unwrap(versions.$post({ json: { versionIds: unknown.split(' ') } }))
        rememberQuestions(items)
      } catch {
        // They stay unknown until the next change of the paper.
      }
      setAsked(unknown)
    }
    void read()
  }, [unknown, asked, rememberQuestions])
}
