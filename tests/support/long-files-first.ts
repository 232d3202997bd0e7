import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that are best begun first. */
const early = [
  // They wait long for a deadline or a network. Last in line, each would run alone at the end.
  'e2e/closes-itself.test.ts',
  'e2e/network-faults.test.ts',
  'e2e/axe.test.ts',
  'e2e/two-devices.test.ts',
  // It checks every stored test, also those that other files of its project have made.
  'objects/quality-gate.test.ts',
]

/** The order of Vitest, which begins with the largest files, after the early files. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isEarly = ({ moduleId }: TestSpecification) => early.some((name) => moduleId.endsWith(name))
    return [...sorted.filter(isEarly), ...sorted.filter((file) => !isEarly(file))]
  }
}
