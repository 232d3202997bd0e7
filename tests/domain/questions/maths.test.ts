import { expect, test } from 'vitest'
import { renderRichText } from '../../../worker/questions/rich-text.ts'

test.each([
  ['names of functions stand apart from their argument', String.raw`$\sin x$`, /sin<\/mi>.*<mspace/],
  ['double-struck and bold letters are letters of their own', String.raw`$\mathbb{R}\mathbf{v}$`, /ℝ.*𝐯/u],
  ['bars of determinants grow', String.raw`$\left|\begin{matrix}a\end{matrix}\right|$`, /<mo fence="true"[^>]*>\|/],
  ['a formula in a line has parts between which it breaks', '$a + b = c$', /<\/mrow><mrow>.*<\/mrow><mrow>/],
  ['a formula on its own has a box that scrolls', '$$\na + b\n$$', /^<div class="wide fade-x"><math display="block"/],
  [
    'a matrix in a line has a box that scrolls',
    String.raw`$\begin{pmatrix}1&2\end{pmatrix}$`,
    /<span class="wide fade-x"><math/,
  ],
  ['a table has a box that scrolls', '| a |\n| - |\n| $b$ |', /^<div class="wide fade-x"><table>[^]*<math/],
  ['code has a box that scrolls', '```\nlong\n```', /^<div class="wide fade-x"><pre><code/],
  ['bad TeX is shown as it was written', String.raw`$\frac{$`, /<p><code>\\frac{<\/code><\/p>/],
])('%s (QST-9, QST-12)', async (_requirement, markdown, expected) => {
  expect(await renderRichText(markdown)).toMatch(expected)
})

test.each([
  ['a link', String.raw`$\href{javascript:alert(1)}{x}$`],
  ['an element in a text', String.raw`$\text{<img src=x onerror=alert(1)>}$`],
  ['an element in a colour', String.raw`$\color{red"><script>alert(1)</script>}x$`],
  ['an element in bad TeX', String.raw`$\frac{<script>alert(1)</script>$`],
  ['a class', String.raw`$\class{page}{x}$`],
  ['a style', String.raw`$\style{position:fixed}{x}$`],
])('a formula never brings %s into the page (QST-10)', async (_what, markdown) => {
  expect(await renderRichText(markdown)).not.toMatch(/<(script|img|a)\b|href=|class="page"|style="[^"]*position/)
})

test.each([
  ['nested brackets', `$${'{'.repeat(3000)}$`],
  ['bare exponents', `$${'^'.repeat(10_000)}$`],
  ['a macro that grows', String.raw`$\def\a{\a\a}\a$`],
])('a formula with %s is shown as it was written, in bounded time (QST-12)', async (_what, markdown) => {
  const began = performance.now()
  expect(await renderRichText(markdown)).not.toContain('<math')
  expect(performance.now() - began).toBeLessThan(2000)
})
