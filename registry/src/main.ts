import { runService } from '@jobspan/shared-kit/server/run-service'
import { start } from './start.ts'

await runService('registry', start)
