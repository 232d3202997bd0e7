import { expect, test } from 'vitest'
import { positionsAfterMove } from '../../../domain/vocabulary/order.ts'

const rows = (...positions: number[]) => positions.map((position, index) => ({ id: 'abcd'[index] ?? '', position }))

test('a move changes the positions of two rows only (OFC-120)', () => {
  expect(positionsAfterMove(rows(0, 1, 7), 'c', 'up')).toEqual([
    { id: 'c', position: 1 },
    { id: 'b', position: 7 },
  ])
})

test('rows that share a position are told apart (OFC-120)', () => {
  expect(positionsAfterMove(rows(3, 3, 3), 'a', 'down')).toEqual([
    { id: 'a', position: 4 },
    { id: 'c', position: 5 },
  ])
})

test('a row at the end of its way stays (OFC-120)', () => {
  expect(positionsAfterMove(rows(0, 1), 'a', 'up')).toEqual([])
  expect(positionsAfterMove(rows(0, 1), 'b', 'down')).toEqual([])
  expect(positionsAfterMove(rows(0, 1), 'gone', 'down')).toEqual([])
})
