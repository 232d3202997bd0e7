import { createContext, useContext } from 'react'
import type { LinkCheck } from '../../../../domain/jobs/office-contract.ts'

/** Results of the last check on this screen, by address. */
export const LinkChecksContext = createContext<ReadonlyMap<string, LinkCheck>>(new Map())

export const useLinkCheck = (url: unknown): LinkCheck | undefined =>
  useContext(LinkChecksContext).get(typeof url === 'string' ? url : '')
