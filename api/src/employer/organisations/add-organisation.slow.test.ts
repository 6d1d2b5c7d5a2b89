import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { compiled } from '@jobspan/kit-server/testing'
import { upsertCompanies } from '../../jobs/upsert-jobs.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { startApiProcess } from '../../testing/api-process.ts'
import { companyRecord } from '../../testing/records.ts'

describe('npm run employers:add', () => {
  const main = fileURLToPath(new URL('add-organisation.ts', import.meta.url))
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'employers-add-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const run = async (...values: string[]) => {
    const child = spawn(process.execPath, [main, ...values], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [output, errors] = ['', '']
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      errors += text
    })
    const [code] = await once(child, 'close')
    return { code, output, errors }
  }

  test('says how it is used', async () => {
    const help = await run('--help')
    expect(help).toMatchObject({ code: 0, errors: '' })
    expect(help.output).toMatch(/^Usage: npm run employers:add -- NAME/)
    for (const values of [[], ['Harbour'], ['--companies', '1'], ['Harbour', '--companies', '1,x']]) {
      expect(await run(...values)).toMatchObject({ code: 1, output: help.output })
    }
  }, 60_000)

  test('gives credentials that the running site takes, and ends them', async () => {
    const connection = await openDatabase({ dataDirectory: folder })
    await upsertCompanies(connection.db, [companyRecord(), companyRecord({ identifier: 'company-2' })])
    await connection.close()
    const api = await startApiProcess({ DATA_DIR: folder })
    try {
      const { output, code } = await run('Harbour People', '--companies', '1,2')
      expect(code).toBe(0)
      const [, clientId, secret] = /client id {2}(\S+)\nsecret {5}(\S+)/.exec(output) ?? []
      const call = async () => {
        const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
        return (await fetch(`${api.origin}/api/recruiters/chats`, { headers: { authorization } })).status
      }
      expect(await call()).toBe(200)
      expect(await run('Others', '--companies', '2')).toMatchObject({
        code: 1,
        errors: 'employers:add: another organisation speaks for company 2\n',
      })
      expect((await run('--disable', clientId ?? '')).code).toBe(0)
      expect(await call()).toBe(401)
    } finally {
      await api.end('SIGKILL')
    }
  }, 240_000)
})
