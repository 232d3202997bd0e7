import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dateInIndia } from '../../domain/india.ts'
import { hashOfFiles } from '../files-hash.ts'
import type { Filling } from './prepare.ts'

/** Inputs of a state folder's content, except the day. */
const sources = ['domain/**', 'drizzle/**', 'migrations/**', 'scripts/**', 'worker/**', 'package-lock.json']

const fileOf = (stateDir: string): string => join(stateDir, 'prepared')

/** Mark of a prepared state folder. The demo moves with the day in India, so a mark is valid for one day. */
export const markOf = ({ seed, pastAttempts = false }: Filling, now: number): string =>
  [hashOfFiles(sources), seed, pastAttempts, dateInIndia(now)].join(' ')

/** True if a state folder carries this mark. */
export const isMarked = (stateDir: string, mark: string): boolean =>
  existsSync(fileOf(stateDir)) && readFileSync(fileOf(stateDir), 'utf8') === mark

export const setMark = (stateDir: string, mark: string): void => writeFileSync(fileOf(stateDir), mark)
