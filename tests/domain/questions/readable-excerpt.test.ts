import { expect, test } from 'vitest'
import { readableExcerpt } from '../../../domain/questions/readable-excerpt.ts'

test.each([
  [String.raw`A loss of $14\frac{2}{7}\%$ at $10 \times \dfrac{4}{5}$`, 'A loss of 14 2/7% at 10 × 4/5'],
  [String.raw`$26\ \text{g}$ of $\text{C}_2\text{H}_2$ at $20\,^\circ\text{C}$`, '26 g of C₂H₂ at 20 °C'],
  [String.raw`$\Delta G = \Delta H - T\Delta S$`, 'ΔG = ΔH − TΔS'],
  [String.raw`$\dfrac{\sqrt{x + 1}}{e^{-x}} \le 2^{10}$`, '(√(x + 1))/(e^(−x)) ≤ 2¹⁰'],
  [String.raw`$$\begin{vmatrix} 1 & 2 \\ 3 & 4 \end{vmatrix}$$`, '1 2 3 4'],
  [String.raw`$-5$ or $|x|$?`, '−5 or ∣x∣?'],
  ['It costs $5, **not** ₹5.', 'It costs 5, not ₹5.'],
])('the excerpt of %s has its formulas in plain text (QST-21)', (markdown, expected) => {
  expect(readableExcerpt(markdown)).toBe(expected)
})

test('an excerpt of hostile formulas is short and made at once (QST-21)', () => {
  expect(readableExcerpt(`$${'\\frac{'.repeat(5000)}1$`).length).toBeLessThanOrEqual(161)
  expect(readableExcerpt('$'.repeat(30_000)).length).toBeLessThanOrEqual(161)
})
