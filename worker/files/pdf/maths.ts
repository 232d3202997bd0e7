import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js'
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js'
import { TeX } from 'mathjax-full/js/input/tex.js'
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js'
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js'
import { mathjax } from 'mathjax-full/js/mathjax.js'
import { SVG } from 'mathjax-full/js/output/svg.js'
import { ink } from './look.ts'

/** A formula as an SVG picture; measures in em of the text around it. */
export type Formula = { tex: string; svg: string; width: number; ascent: number; descent: number }

/** Units of MathJax's pictures in an em. */
const unitsAnEm = 1000

/** MathJax's letters are lower than those of Mukta: so much larger they look the same size. */
const scale = 1.08

const adaptor = liteAdaptor()
RegisterHTMLHandler(adaptor)
const typesetter = mathjax.document('', {
  InputJax: new TeX({ packages: ['base', 'ams'], maxMacros: 200 }),
  OutputJax: new SVG({ fontCache: 'none' }),
})

const typeset = (tex: string, display: boolean): Formula => {
  const svg = adaptor.innerHTML(typesetter.convert(tex, { display })).replaceAll('currentColor', ink.text)
  const [, top = '0', width = '0', height = '0'] = /viewBox="\S+ (\S+) (\S+) (\S+)"/.exec(svg) ?? []
  const ems = (units: number) => (units * scale) / unitsAnEm
  return {
    tex,
    svg,
    width: ems(Number(width)),
    ascent: ems(-Number(top)),
    descent: ems(Number(height) + Number(top)),
  }
}

/** Formulas that papers share, the least used first. */
const kept = new Map<string, Formula>()
const keptAtMost = 500

/** The picture of a formula; bad TeX gives MathJax's own words. */
export const formulaOf = (tex: string, display: boolean): Formula => {
  const key = `${display ? 'd' : 'i'}${tex}`
  const formula = kept.get(key) ?? typeset(tex, display)
  kept.delete(key)
  kept.set(key, formula)
  const [oldest] = kept.keys()
  if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest)
  return formula
}
