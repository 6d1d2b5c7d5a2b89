import { start } from './start.ts'

try {
  const running = await start(process.env)
  const stop = () => running.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  process.stderr.write(`registry: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
