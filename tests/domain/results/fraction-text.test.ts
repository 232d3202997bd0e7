import { expect, test } from 'vitest'
import { fractionText, units } from '../../../domain/results/marks.ts'

test.each(['2', '1/2', '2/3', '4/3', '4/9', '5/6', '1/3', '6/7', '8/7', '3/14', '0'])(
  '%s is printed as exams print it (RES-3)',
  (mark) => expect(fractionText(units(mark))).toBe(mark),
)

test('a decimal mark is printed as a fraction (RES-3)', () => expect(fractionText(units('0.25'))).toBe('1/4'))
