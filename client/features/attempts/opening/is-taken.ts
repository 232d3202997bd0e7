import { lifeOf } from '../../../../domain/attempts/states.ts'
import type { TestDetail } from '../../../../domain/catalogue/contract.ts'

export const isTaken = ({ mine }: TestDetail): boolean => mine !== null && lifeOf(mine.state) === 'finished'
