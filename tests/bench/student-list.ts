import type { Figure } from './figures.ts'
import { compareLengths } from './list-lengths.ts'
import type { BenchProduct } from './servers.ts'

const rowsPerStatement = 5_000

/** Numbers of the students of a statement. */
const numbers = 'WITH RECURSIVE numbers(n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?2)'

/** Names of six words: three that all share, one in 40 and one in 200 shares, one that is rare. */
const name = "printf('First %02d Last %03d Rare %07d', n % 40, n % 200, n * 7919 % 1000003)"

/**
 * Students over two years: one in twenty-five is unconfirmed, one in thirty a minor, one in a thousand blocked; nine
 * exams of different size, half with a language of papers, a third with a test. Triggers write the rows of the list.
 */
const statements = [
  `INSERT INTO auth_users (id, name, email, email_verified, created_at, updated_at) ${numbers}
   SELECT printf('bench%08d', n), ${name}, printf('bench%08d@example.com', n), n % 25 > 0, 1, 1 FROM numbers`,
  `INSERT INTO student_profiles (uid, targets, medium, birth_date, blocked_at) ${numbers}
   SELECT printf('bench%08d', n), CASE n % 10 WHEN 0 THEN '[]' WHEN 1 THEN '["ssc","banking"]' WHEN 2 THEN '["jee"]'
     WHEN 3 THEN '["neet"]' WHEN 4 THEN '["upsc","state-psc"]' WHEN 5 THEN '["railways"]' ELSE '["ssc"]' END,
     CASE n % 4 WHEN 0 THEN 'hi' WHEN 1 THEN 'en' END, CASE WHEN n % 30 = 0 THEN '2012-01-01' ELSE '2001-01-01' END,
     CASE WHEN n % 1000 = 7 THEN 5 END FROM numbers`,
  `INSERT INTO users (uid, email, display_name, phone_number, provider, created_at, last_login_at, student_id, updated_at) ${numbers}
   SELECT printf('bench%08d', n), printf('bench%08d@example.com', n), ${name},
     CASE WHEN n % 3 = 0 THEN printf('+919%09d', n) END, 'password', 1732300000000 + n * 63000,
     1732300000000 + n * 63000 + n % 97 * 864000, printf('BEN%08d', n), 1 FROM numbers`,
  `INSERT INTO student_words (uid, word) ${numbers}
   SELECT printf('bench%08d', n), word.value FROM numbers
   CROSS JOIN json_each('["' || replace(lower(${name}), ' ', '","') || '"]') AS word`,
  `INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at) ${numbers}
   SELECT printf('att_bench%08d', n), printf('bench%08d', n), 'tst_bench', 'v1', 'scored', 1 FROM numbers WHERE n % 3 = 0`,
]

const fill = async (product: BenchProduct, count: number): Promise<void> => {
  const d1 = await product.d1()
  for (let first = 0; first < count; first += rowsPerStatement) {
    const bounds = [first, Math.min(count, first + rowsPerStatement)]
    await d1.batch(statements.map((sql) => d1.prepare(sql).bind(...bounds)))
  }
  const kept = await d1
    .prepare("SELECT count(*) AS rows FROM student_rows WHERE uid >= 'bench'")
    .first<{ rows: number }>()
  if ((kept?.rows ?? 0) < count) throw new Error(`Only ${kept?.rows} of ${count} rows are in the list.`)
}

const queries: Record<string, Record<string, string>> = {
  joining: {},
  'oldest first': { direction: 'asc' },
  'last use': { sort: 'seen' },
  name: { sort: 'name' },
  active: { state: 'active' },
  unconfirmed: { state: 'unconfirmed', sort: 'name' },
  minors: { state: 'minor', sort: 'seen' },
  blocked: { state: 'blocked' },
  ending: { state: 'erasing' },
  exam: { exam: 'ssc' },
  'exam and state': { exam: 'jee', state: 'minor', sort: 'name' },
  language: { language: 'hi', sort: 'seen' },
  'with tests': { attempts: 'yes' },
  'all filters': { exam: 'ssc', state: 'active', language: 'hi', attempts: 'no', sort: 'name' },
  'days of joining': { date: 'joined', from: '2024-11-25', to: '2024-11-30' },
  'days of last use': { date: 'seen', from: '2024-11-25', exam: 'ssc' },
  'rare name': { q: '0007919' },
  'common name': { q: 'first' },
  'two names': { q: 'first 047' },
  'e-mail address': { q: 'bench00000500@example.com' },
  'beginning of an address': { q: 'bench0000' },
  'student id': { q: 'BEN00000500' },
  'phone number': { q: '9000000501' },
  'name and filters': { q: 'last 047', exam: 'ssc', attempts: 'no', sort: 'name' },
}

/** A long list of students beside one of a thousand. */
export const measureStudentList = (): Promise<Figure[]> =>
  compareLengths('students', {
    fill,
    queries,
    pathOf: (query) => `/api/admin/student-list?${new URLSearchParams(query)}`,
  })
