import type { Difficulty } from '../../questions/levels.ts'
import {
  isCalibrated,
  logLoss,
  newLevel,
  probability,
  questionAfter,
  studentAfter,
  type Level,
} from '../../revision/elo.ts'

/** Sums of log losses over answers that were predicted before they were learnt from: held out by their order. */
export type LevelFit = { answers: number; itemLoss: number; authorLoss: number }

/**
 * Levels of the items of a paper while its attempts are read. `classes` are those of the author's difficulties, learnt
 * in the same way, against which the items' are judged.
 */
export type Levels = { items: Level[]; classes: Record<Difficulty, Level>; fit: LevelFit }

export const emptyLevels = (items: number): Levels => ({
  items: Array.from({ length: items }, () => newLevel),
  classes: { easy: newLevel, medium: newLevel, hard: newLevel },
  fit: { answers: 0, itemLoss: 0, authorLoss: 0 },
})

/** An opened item of an attempt. `group` parts abilities, such as a section; `score` is the share of the marks, 0 to 1. */
export type LeveledAnswer = { item: number; group: string; difficulty: Difficulty; score: number }

type Abilities = Map<string, { byItems: Level; byClasses: Level }>

const startOf = { byItems: newLevel, byClasses: newLevel }

/** Abilities in the groups of an attempt; adds the loss of each prediction on the way. */
const abilitiesIn = ({ items, classes, fit }: Levels, answers: readonly LeveledAnswer[]): Abilities => {
  const abilities: Abilities = new Map()
  for (const { item, group, difficulty, score } of answers) {
    const { byItems, byClasses } = abilities.get(group) ?? startOf
    const [own, ofAuthor] = [items[item] ?? newLevel, classes[difficulty]]
    if (isCalibrated(own)) {
      fit.answers += 1
      fit.itemLoss += logLoss(probability(byItems.rating, own.rating), score)
      fit.authorLoss += logLoss(probability(byClasses.rating, ofAuthor.rating), score)
    }
    abilities.set(group, {
      byItems: studentAfter(byItems, own.rating, score),
      byClasses: studentAfter(byClasses, ofAuthor.rating, score),
    })
  }
  return abilities
}

/**
 * Learns from a first attempt, in place. Every student begins at 0 in each group, because no ability is stored between
 * tests: levels of different tests are comparable as far as their students are.
 */
export const addToLevels = (levels: Levels, answers: readonly LeveledAnswer[]): void => {
  const abilities = abilitiesIn(levels, answers)
  for (const { item, group, difficulty, score } of answers) {
    const { byItems, byClasses } = abilities.get(group) ?? startOf
    levels.items[item] = questionAfter(levels.items[item] ?? newLevel, byItems.rating, score)
    levels.classes[difficulty] = questionAfter(levels.classes[difficulty], byClasses.rating, score)
  }
}

/** Level over several tests: the mean weighted by answers; null without any. */
export const pooledLevel = (levels: readonly Level[]): Level | null => {
  const n = levels.reduce((sum, level) => sum + level.n, 0)
  return n === 0 ? null : { n, rating: levels.reduce((sum, level) => sum + level.n * level.rating, 0) / n }
}
