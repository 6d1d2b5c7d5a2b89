import { handleEvents } from './handle-events.ts'
import type { WorkerScope } from './worker-scope.ts'

handleEvents(self as unknown as WorkerScope)
