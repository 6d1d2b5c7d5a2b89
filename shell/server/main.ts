import { createApp } from './app.ts'
import { readEnv } from './env.ts'

const start = async () => {
  const env = readEnv(process.env)
  const app = await createApp(env)
  await app.listen({ port: env.PORT, host: env.HOST })
  const stop = () => {
    void app.close().then(() => process.exit(0))
    // Open connections get five seconds to finish.
    setTimeout(() => process.exit(0), 5000).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

start().catch((error: unknown) => {
  console.error(`shell: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
