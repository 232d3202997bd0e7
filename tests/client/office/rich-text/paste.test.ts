import { describe, expect, test } from 'vitest'
import { formulaOfPlainText, htmlToMarkdown } from '../../../../client/office/rich-text/paste/html-to-markdown.ts'
import { parseHtml } from './parse-html.ts'

const pasted = (html: string) => htmlToMarkdown(html, parseHtml)
const markdownOf = (html: string): string => pasted(html).markdown

const wordItem = (text: string, sign: string, level = 1) =>
  `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

const wordPage = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-IN><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const wordEquation = (omml: string, para = false) =>
  `<!--[if gte msEquation 12]>${para ? `<m:oMathPara>` : ''}<m:oMath>${omml}</m:oMath>${para ? `</m:oMathPara>` : ''}<![endif]--><![if !msEquation]><span style='font-size:11.0pt'><img width=18 height=30 src="file:///C:/clip_image002.png"></span><![endif]>`

describe('pasted text becomes Markdown (OFC-29)', () => {
  test('from Word: headings, emphasis, empty paragraphs, lists within lists', () => {
    const html = wordPage(
      [
        '<h1>How to apply<o:p></o:p></h1>',
        '<p class=MsoNormal><b>Fee:</b> ₹100 for <i>all</i><o:p></o:p></p>',
        '<p class=MsoNormal><o:p>&nbsp;</o:p></p>',
        wordItem('Online form', '·'),
        wordItem('Photo', 'o', 2),
        wordItem('Signature', 'o', 2),
        wordItem('Payment', '·'),
        '<p class=MsoNormal>Then:</p>',
        wordItem('First', '1.'),
        wordItem('Second', '2.'),
      ].join('\n'),
    )
    expect(markdownOf(html)).toBe(
      '## How to apply\n\n**Fee:** ₹100 for *all*\n\n- Online form\n  - Photo\n  - Signature\n- Payment\n\nThen:\n\n1. First\n2. Second',
    )
  })

  test('from Word: a table with spans, bars and several paragraphs in a cell', () => {
    const html = wordPage(
      `<table class=MsoTableGrid border=1><tr><td><p><b>Post</b></p></td><td colspan=2><p><b>Vacancies</b></p></td></tr>
      <tr><td rowspan=2><p>Clerk|Typist</p><p>Group C</p></td><td><p>UR</p></td><td><p>50</p></td></tr>
      <tr><td><p>OBC</p></td><td><p>27</p></td></tr></table>`,
    )
    expect(markdownOf(html)).toBe(
      [
        '| **Post** | **Vacancies** |  |',
        '| --- | --- | --- |',
        '| Clerk\\|Typist Group C | UR | 50 |',
        '|  | OBC | 27 |',
      ].join('\n'),
    )
  })

  test.each([
    [
      'a fraction',
      '<m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f>',
      '\\frac{1}{2}',
    ],
    [
      'a power within HTML',
      `<m:sSup><m:sSupPr><m:ctrlPr><span style='font-family:"Cambria Math",serif'></span></m:ctrlPr></m:sSupPr><m:e><i><span lang=EN-US><m:r>x</m:r></span></i></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup>`.replace(
        '<m:r>x</m:r>',
        '<m:r><m:t>x</m:t></m:r>',
      ),
      'x^{2}',
    ],
    [
      'a root in brackets',
      '<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e><m:r><m:t>a+b</m:t></m:r></m:e></m:rad></m:e></m:d>',
      '\\left[\\sqrt{a+b}\\right]',
    ],
    [
      'a sum',
      '<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub><m:r><m:t>i=1</m:t></m:r></m:sub><m:sup><m:r><m:t>n</m:t></m:r></m:sup><m:e><m:sSub><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sub><m:r><m:t>i</m:t></m:r></m:sub></m:sSub></m:e></m:nary>',
      '\\sum_{i=1}^{n} x_{i}',
    ],
    [
      'a function',
      '<m:func><m:fName><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>sin</m:t></m:r></m:fName><m:e><m:r><m:t>θ</m:t></m:r></m:e></m:func>',
      '\\sin θ',
    ],
    [
      'a matrix',
      '<m:d><m:e><m:m><m:mr><m:e><m:r><m:t>1</m:t></m:r></m:e><m:e><m:r><m:t>0</m:t></m:r></m:e></m:mr><m:mr><m:e><m:r><m:t>0</m:t></m:r></m:e><m:e><m:r><m:t>1</m:t></m:r></m:e></m:mr></m:m></m:e></m:d>',
      '\\left(\\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}\\right)',
    ],
  ])('from Word: an equation with %s', (_form, omml, tex) => {
    const { markdown, leftOut } = pasted(wordPage(`<p>So ${wordEquation(omml)} is it.</p>`))
    expect(markdown).toBe(`So $${tex}$ is it.`)
    expect(leftOut).toMatchObject({ pictures: 0, equations: 0 })
  })

  test('from Word: an equation on a line of its own, and one without content', () => {
    const { markdown, leftOut } = pasted(
      wordPage(`<p>Area</p><p>${wordEquation('<m:r><m:t>bh</m:t></m:r>', true)}</p><p>${wordEquation('')}end</p>`),
    )
    expect(markdown).toBe('Area\n\n$$\nbh\n$$\n\nend')
    expect(leftOut.equations).toBe(1)
  })

  test('from Google Docs: the wrapper, weights as styles and lists within lists', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;">Dates</span><span style="font-weight:400"> of the </span><span style="font-style:italic">exam</span></p><ul><li><p>One</p></li><ul><li><p>Inner</p></li></ul><li><p>Two</p></li></ul></b>`
    expect(markdownOf(html)).toBe('**Dates** of the *exam*\n\n- One\n  - Inner\n- Two')
  })

  test('from web pages: formulas of KaTeX, MathJax, Wikipedia and MathML', () => {
    const katex =
      '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span>'
    const wikipedia =
      '<span class="mwe-math-element"><span style="display: none;"><math><semantics><annotation encoding="application/x-tex">{\\displaystyle E=mc^{2}}</annotation></semantics></math></span><img src="/x.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle E=mc^{2}}"></span>'
    const mathjax =
      '<mjx-container display="true"><svg></svg><mjx-assistive-mml><math display="block"><mfrac><mn>1</mn><mi>n</mi></mfrac></math></mjx-assistive-mml></mjx-container>'
    const mathml = '<math><msqrt><mn>2</mn></msqrt></math>'
    const { markdown, leftOut } = pasted(`<p>${katex}, ${wikipedia}, ${mathml}</p>${mathjax}<p>after</p>`)
    expect(markdown).toBe('$x^2$, $E=mc^{2}$, $\\sqrt{2}$\n\n$$\n\\frac{1}{n}\n$$\n\nafter')
    expect(leftOut).toMatchObject({ pictures: 0, equations: 0, objects: 0 })
  })

  test('keeps links to pages and mails alone, without the redirect of a search engine', () => {
    const html =
      '<p><a href="https://ssc.gov.in/a(1)">SSC</a> <a href="javascript:alert(1)">bad</a> <a href="#top">up</a> <a href="https://www.google.com/url?q=https://upsc.gov.in&sa=D">UPSC</a></p>'
    expect(markdownOf(html)).toBe('[SSC](https://ssc.gov.in/a%281%29) bad up [UPSC](https://upsc.gov.in)')
  })

  test('counts pictures and objects, without emoji and tracking pixels', () => {
    const html =
      '<p>A<img src="a.png"><img src="b.png" alt="chart"><img alt="✅" src="e.png"><img width="1" height="1" src="t.gif"></p><video></video>'
    expect(pasted(html)).toMatchObject({ markdown: 'A✅', leftOut: { pictures: 2, objects: 1 } })
  })

  test('escapes only text that Markdown would take for syntax', () => {
    expect(markdownOf('<p>₹5 or $5, a*b, snake_case, [Advt. 3], 2 &lt; 3, &lt;b&gt;, (1) one</p><p>1. first</p>')).toBe(
      '₹5 or \\$5, a\\*b, snake_case, [Advt. 3], 2 < 3, \\<b>, (1) one\n\n1\\. first',
    )
  })

  test('writes superscript and subscript figures as formulas, superscript letters as text', () => {
    expect(markdownOf('<p>x<sup>2</sup>, H<sub>2</sub>O, 10<sup>th</sup></p>')).toBe('x$^{2}$, H$_{2}$O, 10th')
  })

  test('names a font whose Hindi is not Unicode', () => {
    expect(pasted('<p style="font-family:Kruti Dev 010">Hkkjr</p>').leftOut.legacyFont).toBe(true)
  })

  test('unwraps tables that serve layout alone', () => {
    expect(markdownOf('<table><tr><td><p>One</p><p>Two</p></td></tr></table>')).toBe('One\n\nTwo')
  })

  test('converts a plain text of MathML', () => {
    expect(
      formulaOfPlainText('<mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:mi>x</mml:mi></mml:math>'),
    ).toBe('x')
    expect(formulaOfPlainText('mathematics')).toBeNull()
  })

  test('converts a page of 2,000 rows in seconds', () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => `<tr><td>${at}</td><td><b>name</b></td></tr>`).join('')
    expect(markdownOf(`<table>${rows}</table>`).split('\n')).toHaveLength(2_001)
  })
})
