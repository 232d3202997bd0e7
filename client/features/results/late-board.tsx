import { lazy, Suspense } from 'react'
import type { Board } from '../../../domain/results/contract.ts'

const Part = lazy(async () => ({ default: (await import('./board.tsx')).BoardPart }))

/** The board of a live test; its script comes after the page, and until then it is what the server sent. */
export const LateBoard = ({ board }: { board: Board }) => (
  <Suspense fallback={null}>
    <Part board={board} />
  </Suspense>
)
