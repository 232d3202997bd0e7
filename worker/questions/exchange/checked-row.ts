import {
  importLimits,
  type ImportedRow,
  type ImportFault,
  type ImportFaultCode,
} from '../../../domain/questions/exchange/contract.ts'
import { formulasOf } from '../../../domain/questions/exchange/formulas.ts'
import { isLegacyHindi } from '../../../domain/questions/exchange/legacy-hindi.ts'
import { pictureAddress, withPictures, type PictureFinder } from '../../../domain/questions/exchange/picture-names.ts'
import type { ReadRow } from '../../../domain/questions/exchange/read-row.ts'
import { mapQuestionTexts } from '../../../domain/questions/exchange/texts.ts'
import { isValidMaths } from '../rehype-maths.ts'

type Add = (code: ImportFaultCode, value: string) => void

const withFoundPictures = (text: string, pictures: PictureFinder, add: Add): string =>
  withPictures(text, (name) => {
    const found = pictures.find(name)
    if (found === undefined) add('picture_missing', name)
    return pictureAddress(found ?? name)
  })

const checkMaths = (text: string, add: Add): void => {
  if (!text.includes('$')) return
  const { formulas, isBalanced } = formulasOf(text)
  const invalid = formulas.find((formula) => !isValidMaths(formula))
  if (invalid !== undefined) add('broken_maths', invalid)
  else if (!isBalanced) add('broken_maths', text)
}

const maxValue = 80

/** Row whose texts are checked as those of every format are: length, letters, formulas and pictures. */
export const checkedRow = ({ row, question, faults, columns }: ReadRow, pictures: PictureFinder): ImportedRow => {
  const found: ImportFault[] = []
  const checked = mapQuestionTexts(question, (text, path) => {
    const column = columns?.get(path)
    const add: Add = (code, value) =>
      found.push({ code, path, ...(column && { column }), value: value.slice(0, maxValue), blocks: true })
    if (text.length > importLimits.text) {
      add('too_long', text)
      return text.slice(0, importLimits.text)
    }
    if (isLegacyHindi(text)) add('legacy_hindi', text)
    checkMaths(text, add)
    return withFoundPictures(text, pictures, add)
  })
  const tooMany = (question.options?.length ?? 0) > importLimits.options
  if (tooMany) found.push({ code: 'too_many_options', path: 'options', blocks: true })
  return { row, question: checked, faults: [...faults, ...found] }
}
