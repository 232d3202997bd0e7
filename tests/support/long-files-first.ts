import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that wait long for a deadline or a network. Last in line, each would run alone at the end. */
const waiting = [
  'e2e/closes-itself.test.ts',
  'e2e/network-faults.test.ts',
  'e2e/axe.test.ts',
  'e2e/two-devices.test.ts',
]

/** The order of Vitest, which begins with the largest files, after the files that wait. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification) => waiting.some((name) => moduleId.endsWith(name))
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}
