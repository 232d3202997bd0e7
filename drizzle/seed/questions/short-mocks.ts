import type { AuthoredPassage, AuthoredQuestion } from '../../../domain/questions/contract.ts'
import { shortBankAwareness } from './short-bank-awareness.ts'
import { shortBanking, shortBankingPassages } from './short-banking.ts'
import { shortCsat, shortCsatPassages } from './short-csat.ts'
import { shortJee } from './short-jee.ts'
import { shortNeet } from './short-neet.ts'
import { shortRailways } from './short-railways.ts'
import { shortSscMock1 } from './short-ssc-mock1.ts'
import { shortSscShifts } from './short-ssc-shifts.ts'
import { shortSsc } from './short-ssc.ts'
import { shortState } from './short-state.ts'
import { shortUgcNet, shortUgcNetPassages } from './short-ugc-net.ts'
import { shortUpsc } from './short-upsc.ts'

/** Questions of the short mocks, which no other test asks. */
export const shortMockQuestions: AuthoredQuestion[] = [
  ...shortSsc,
  ...shortSscMock1,
  ...shortSscShifts,
  ...shortBanking,
  ...shortBankAwareness,
  ...shortRailways,
  ...shortUpsc,
  ...shortCsat,
  ...shortState,
  ...shortUgcNet,
  ...shortNeet,
  ...shortJee,
]

export const shortMockPassages: AuthoredPassage[] = [
  ...shortBankingPassages,
  ...shortCsatPassages,
  ...shortUgcNetPassages,
]
