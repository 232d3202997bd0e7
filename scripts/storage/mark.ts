import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dateInIndia } from '../../domain/india.ts'
import { hashOfFiles } from '../files-hash.ts'
import type { Filling } from './prepare.ts'

/** All that decides what a state folder is filled with, but for the day. */
const sources = ['domain/**', 'drizzle/**', 'migrations/**', 'scripts/**', 'worker/**', 'package-lock.json']

const fileOf = (stateDir: string): string => join(stateDir, 'prepared')

/** What a prepared state folder is marked with. The demo moves with the day in India, so that a mark is good for one. */
export const markOf = ({ seed, pastAttempts = false }: Filling, now: number): string =>
  [hashOfFiles(sources), seed, pastAttempts, dateInIndia(now)].join(' ')

/** Whether a state folder was prepared just so before. */
export const isMarked = (stateDir: string, mark: string): boolean =>
  existsSync(fileOf(stateDir)) && readFileSync(fileOf(stateDir), 'utf8') === mark

export const setMark = (stateDir: string, mark: string): void => writeFileSync(fileOf(stateDir), mark)
