import { runService } from '@jobspan/kit-server/run-service'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'

/** How long open connections may take to finish, in milliseconds. */
const shutdownTimeoutMs = 5000

await runService('shell', async (variables) => {
  const env = readEnv(variables)
  const app = await createApp(env)
  await app.listen({ port: env.PORT, host: env.HOST })
  return {
    stop: () => Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, shutdownTimeoutMs))]),
  }
})
