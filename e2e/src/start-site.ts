import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { startStandInModel } from '../../api/src/ai/testing/stand-in-model.ts'
import { startPushService } from './push-service.ts'
import { searchIdentityTraces } from './search-identity-traces.ts'
import { site } from './site.ts'

/** Starts the whole site on data of its own, waits until every part is ready, and returns what stops it again and looks at what it left behind. */
const startSite = async () => {
  if (process.env.E2E_ORIGIN) return
  rmSync(site.dataDir, { recursive: true, force: true })
  const model = await startStandInModel()
  const pushService = await startPushService()
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../scripts/start.ts')], {
    env: {
      ...process.env,
      PORT: String(site.port),
      DATA_DIR: site.dataDir,
      RATE_LIMIT_FACTOR: '1000000',
      // With a line for each request: at the end all is searched for what must not be logged.
      LOG_LEVEL: 'info',
      AI_URL: model.url,
      AI_MODEL: 'stand-in',
      AI_NAME: site.modelProvider,
      AI_IMAGE_URL: model.url,
      AI_IMAGE_MODEL: 'stand-in',
      PUSH_SERVICES: pushService.origin,
      BACKEND_ORIGINS: `http://localhost:${site.backendPort},http://localhost:${site.otherBackendPort}`,
      REGISTRY_PIPELINE_ISSUER: `http://127.0.0.1:${site.pipelineIssuerPort}`,
      REGISTRY_PIPELINES: JSON.stringify([{ repository: 'acme/skill-paths', remotes: ['mf-skill-paths'] }]),
      OVERRIDE_ORIGINS: `http://localhost:${site.squadPort},http://localhost:${site.otherSquadPort}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const deadline = Date.now() + 600_000
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGTERM')
      await model.close()
      await pushService.close()
      throw new Error(`The site did not start:\n${output.slice(-4000)}`)
    }
    const ready = await fetch(`${site.origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) break
    await new Promise((done) => setTimeout(done, 500))
  }
  return async () => {
    await model.close()
    await pushService.close()
    // A journey may have killed it.
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((done) => child.once('close', done))
      child.kill('SIGTERM')
      await ended
    }
    console.log(`No identifier in ${await searchIdentityTraces({ dataDir: site.dataDir, log: output })}`)
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright loads a global setup by its default export.
export default startSite
