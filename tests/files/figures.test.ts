import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFonts } from '../../scripts/material-files.ts'
import { root } from '../../scripts/root.ts'
import { makeArticle } from '../../worker/files/pdf/article.ts'
import { readPdf } from '../support/pdf.ts'

test('labels a figure in a PDF in Devanagari and in Latin letters (FIL-12)', async () => {
  const address = '/figures/apt-p02-hi.svg'
  const { bytes } = await makeArticle({
    title: 'Figure',
    label: 'Label',
    summary: 'Summary',
    contents: 'Contents',
    footer: 'Footer',
    text: `![Chart](${address})`,
    language: 'hi',
    fonts: readFonts(),
    figures: new Map([[address, readFileSync(join(root, 'public', address), 'utf8')]]),
  })
  const letters = readPdf(bytes)
    .map((page) => page.letters)
    .join('')
  for (const label of ['कंपनी', 'गई', 'में', '2022', 'P']) expect(letters).toContain(label)
})
