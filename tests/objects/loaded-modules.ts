// Modules that the product loads when it needs them. The test runner would share one load between a test and a queue,
// which the runtime forbids; loaded before both, they are shared safely.
import '../../worker/content/export-file.ts'
import '../../worker/questions/exchange/aiken.ts'
import '../../worker/questions/exchange/archive.ts'
import '../../worker/questions/exchange/csv.ts'
import '../../worker/questions/exchange/docx.ts'
import '../../worker/questions/exchange/formats.ts'
import '../../worker/questions/exchange/gift.ts'
import '../../worker/questions/exchange/moodle.ts'
import '../../worker/questions/exchange/qti-2-1.ts'
import '../../worker/questions/exchange/qti-3-0.ts'
import '../../worker/questions/exchange/xlsx.ts'
