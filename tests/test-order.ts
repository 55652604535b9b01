import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Its time grows with all that the tests before it have saved. */
const first = 'tests/functions/backup.test.ts'

/** Vitest's order, but for a file that other files would slow down. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith(first)
    return (await super.sort(files)).sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  }
}
