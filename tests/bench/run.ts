import { ensureBuild } from '../../scripts/build.ts'
import { inParallel, signUp } from '../support/api-student.ts'
import { measureSaves, measureStarts, measureSubmissions } from './attempts.ts'
import { printTable, writeLatest, type Figure } from './figures.ts'
import { measureLearning } from './learning.ts'
import { measureOfficeList } from './office-list.ts'
import { optionOf } from './options.ts'
import { measurePages } from './pages.ts'
import { measurePublishing } from './publishing.ts'
import { measureQuestionImports } from './question-imports.ts'
import { measureRanks } from './ranks.ts'
import { measureRescoring } from './rescoring.ts'
import { measureRoundTrips } from './round-trips.ts'
import { measureSearch } from './search.ts'
import { startFloors, startProduct } from './servers.ts'
import { measureSimilarQuestions } from './similar-questions.ts'
import { measureStatistics } from './statistics.ts'
import { measureStudentList } from './student-list.ts'
import { measureWeights } from './weights.ts'

/**
 * npm run bench: every figure beside its floor, in one run, over loopback only and bounded in time and count. A missed
 * budget is printed and does not fail the command, because the speed of a machine is not a test. `--only=office-list`
 * measures one part, `--rows=1000000` with a longer list.
 */
const studentCount = 200

const measure = async (): Promise<Figure[]> => {
  const product = await startProduct()
  const floors = await startFloors()
  try {
    console.log(`Signing up ${studentCount} students ...`)
    const students = await inParallel(Array.from({ length: studentCount }), 4, (_, index) =>
      signUp(product.url, `Student ${index}`),
    )
    const [first] = students
    if (!first) throw new Error('Nobody was signed up.')
    const weights = await measureWeights(product, first)
    console.log('Measuring ...')
    return [
      ...(await measurePages(product, floors, first)),
      ...(await measureStarts(product, floors, students)),
      ...(await measureSaves(product, floors, students)),
      ...(await measureSubmissions(product, students)),
      ...(await measureRanks(product, students)),
      ...weights,
    ]
  } finally {
    await floors.stop()
    await product.stop()
  }
}

const buildId = await ensureBuild()
const parts: Record<string, () => Promise<Figure[]>> = {
  product: measure,
  search: measureSearch,
  'round-trips': measureRoundTrips,
  publishing: measurePublishing,
  'office-list': measureOfficeList,
  'student-list': measureStudentList,
  'similar-questions': measureSimilarQuestions,
  'question-imports': measureQuestionImports,
  statistics: measureStatistics,
  rescoring: measureRescoring,
  learning: measureLearning,
}
const only = optionOf('only')
const figures: Figure[] = []
for (const [name, run] of Object.entries(parts)) if (!only || only === name) figures.push(...(await run()))
printTable(figures)
if (!only) writeLatest(buildId, figures)
const missed = figures.filter(({ ok }) => ok === false).length
console.log(`${figures.length} figures, ${missed} over budget${only ? '' : '; written to tests/bench/latest.json'}`)
process.exit(0)
