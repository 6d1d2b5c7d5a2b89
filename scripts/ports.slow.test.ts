import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { assertHostAvailable, assertPortAvailable } from './ports.ts'

describe('ports and addresses', () => {
  let server: Server
  let taken = 0
  beforeAll(async () => {
    server = createServer().listen(0)
    await once(server, 'listening')
    taken = (server.address() as { port: number }).port
  })
  afterAll(() => void server.close())

  it('says whose port is in use, and that there is none beyond the last', async () => {
    await expect(assertPortAvailable('API_PORT', taken)).rejects.toThrow(`API_PORT: port ${taken} is in use`)
    await expect(assertPortAvailable('PORT', 65_536)).rejects.toThrow(/^PORT: .*65536/)
    await expect(assertHostAvailable('203.0.113.7')).rejects.toThrow(/^HOST: .*203\.0\.113\.7/)
    await assertHostAvailable('localhost')
  })

  const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const runAsUser = (code: string) =>
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code], {
      ...asUser,
      encoding: 'utf8',
    })
  // Containers often let everybody listen on port 80.
  const hasReservedPorts = () => {
    const listen = "import { createServer } from 'node:net'; createServer().listen(80, () => process.exit())"
    return runAsUser(listen).stderr.includes('EACCES')
  }

  // “port 80 is in use”, where nothing listened on it.
  const itWhereReserved = hasReservedPorts() ? it : it.skip
  itWhereReserved('tells a port that is not for this user from one in use', () => {
    const { stdout } = runAsUser(`
      import { assertPortAvailable } from ${JSON.stringify(resolve(import.meta.dirname, 'ports.ts'))}
      await assertPortAvailable('PORT', 80).catch((error) => console.log(error.message))`)
    expect(stdout).toBe('PORT: this user may not listen on port 80\n')
  })
})
