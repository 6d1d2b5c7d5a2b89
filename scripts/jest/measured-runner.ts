import { createRequire } from 'node:module'
import { processorSeconds } from '../testing/processor-time.ts'

type Runtime = { loadingSeconds?: number }
type Framework = (
  globalConfig: object,
  config: object,
  environment: object,
  runtime: Runtime,
  ...more: unknown[]
) => Promise<object>

const require = createRequire(import.meta.url)
const { default: framework }: { default: Framework } = require('jest-circus/runner')

/**
 * Jest's test framework, whose result tells what the suite took of the processor. Modules are loaded by the first suite of a process
 * that wants them, so that counts apart.
 */
const runMeasured: Framework = async (globalConfig, config, environment, runtime, ...more) => {
  const before = processorSeconds()
  const result = await framework(globalConfig, config, environment, runtime, ...more)
  const { loadingSeconds: loading = 0 } = runtime
  return { ...result, processor: { seconds: processorSeconds() - before - loading, loading } }
}

// biome-ignore lint/style/noDefaultExport: jest loads a test framework by its default export.
export default runMeasured
