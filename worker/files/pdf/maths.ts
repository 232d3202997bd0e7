import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js'
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js'
import { TeX } from 'mathjax-full/js/input/tex.js'
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js'
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js'
import { mathjax } from 'mathjax-full/js/mathjax.js'
import { SVG } from 'mathjax-full/js/output/svg.js'
import { ink } from './look.ts'

/** A formula as an SVG; measures in em of the surrounding text. */
export type Formula = { tex: string; svg: string; width: number; ascent: number; descent: number }

/** Units per em in MathJax's SVG. */
const unitsPerEm = 1000

/** MathJax's letters are lower than Mukta's; scaled by this they look equal. */
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
  const ems = (units: number) => (units * scale) / unitsPerEm
  return {
    tex,
    svg,
    width: ems(Number(width)),
    ascent: ems(-Number(top)),
    descent: ems(Number(height) + Number(top)),
  }
}

/** LRU cache of formulas, the least recently used first. */
const cache = new Map<string, Formula>()
const maxCached = 500

/** Typesets a formula; bad TeX yields MathJax's error text. */
export const formulaOf = (tex: string, display: boolean): Formula => {
  const key = `${display ? 'd' : 'i'}${tex}`
  const formula = cache.get(key) ?? typeset(tex, display)
  cache.delete(key)
  cache.set(key, formula)
  const [oldest] = cache.keys()
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
  return formula
}
