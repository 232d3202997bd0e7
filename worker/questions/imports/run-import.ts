import type { ImportPhase } from '../../../domain/questions/imports/contract.ts'
import { addRows } from './add.task.ts'
import { checkImport } from './check.task.ts'
import type { ImportStep } from './import.task.ts'
import { undoRows } from './undo.task.ts'

const steps: Record<ImportPhase, ImportStep> = { check: checkImport, add: addRows, undo: undoRows }

/** Step of any work on an import. */
export const runImport: ImportStep = (services, task) => steps[task.input.phase](services, task)
