import { useEffect, useState } from 'react'
import type { Draw, PickFilter } from '../../../../../../domain/questions/picking.ts'
import { ApiError, makeApi, unwrap } from '../../../../../api.ts'

export type DrawRule = { key: string; filter: PickFilter; count: number }

type Drawn = { draws: readonly Draw[]; state: 'loading' | 'ready' | 'failed' | 'tooWide' }

/** Questions that the rules draw now, a moment after their last change. */
export const useDraw = (rules: readonly DrawRule[], seed: string, exclude: readonly string[]): Drawn => {
  const [drawn, setDrawn] = useState<Drawn>({ draws: [], state: 'loading' })
  const asked = JSON.stringify({ rules: rules.map(({ filter, count }) => ({ filter, count })), seed, exclude })
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      setDrawn((held) => ({ ...held, state: 'loading' }))
      try {
        const { draws } = makeApi(location.origin).admin.questions
        const reply = await unwrap(
          draws.$post({ json: JSON.parse(asked) as Parameters<typeof draws.$post>[0]['json'] }),
        )
        if (isCurrent) setDrawn({ draws: reply.draws, state: 'ready' })
      } catch (error) {
        const isTooWide = error instanceof ApiError && error.body.code === 'questions.draw_too_wide'
        if (isCurrent) setDrawn({ draws: [], state: isTooWide ? 'tooWide' : 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), 400)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked])
  return drawn
}
