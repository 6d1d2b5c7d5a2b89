import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Folder for `NODE_COMPILE_CACHE` of the processes that tests start: what one compiled, the next need not, which is a third of the
 * time that each takes to start.
 */
export const compiled = join(tmpdir(), 'jobspan-test-compiled')
