import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createDataDirectory, programEnvironments, readStartSettings } from './start-settings.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jobspan-start-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('makes the folder for data with those above it, and takes one that is there', () => {
  const wanted = join(folder, 'a/b/c')
  for (let start = 1; start <= 2; start += 1) createDataDirectory(wanted)
  expect(statSync(wanted).isDirectory()).toBe(true)
})

it('says in one line why it cannot be made', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => createDataDirectory(join(file, 'data'))).toThrow(
    /^DATA_DIR: cannot use .*: a part of the path is no folder$/,
  )
})

describe('the environment of a start', () => {
  it('gives each program its port and all of them the same settings, and takes empty for unset', () => {
    const { port, apiPort, registryPort, publicOrigin, env } = readStartSettings({ PORT: '4000', DATABASE_URL: '' })
    expect([port, apiPort, registryPort, publicOrigin]).toEqual([4000, 4001, 4002, 'http://localhost:4000'])
    expect(env).toMatchObject({ API_ORIGIN: 'http://127.0.0.1:4001', REGISTRY_ORIGIN: 'http://127.0.0.1:4002' })
    expect(env).not.toHaveProperty('DATABASE_URL')
    expect(readStartSettings({ PORT: '65535', API_PORT: '4001', REGISTRY_PORT: '4002' }).port).toBe(65_535)
  })

  // Some were told by each program, some only after the whole build, and one as a stack.
  it.each([
    [{ PORT: 'many' }, /^PORT: /],
    [{ PORT: '65535' }, /^PORT: leaves no port for API_PORT/],
    [{ PORT: '65534' }, /^PORT: leaves no port for REGISTRY_PORT/],
    [{ API_PORT: '3000' }, /^API_PORT: is 3000, as PORT is$/],
    [{ DATABASE_URL: 'mysql://someone:secret@here/jobs' }, /^DATABASE_URL: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [{ DEFAULT_COUNTRY: 'xx' }, /^DEFAULT_COUNTRY: /],
    [{ SMTP_URL: 'post office' }, /^SMTP_URL: /],
    [{ S3_BUCKET: 'releases' }, /^S3_ENDPOINT, .*: needed beside/],
    [{ FILES_S3_BUCKET: 'resumes' }, /^FILES_S3_ENDPOINT, .*: needed beside/],
    [{ FILES_S3_ENDPOINT: 'here' }, /^FILES_S3_ENDPOINT: /],
  ])('says at once, in one line, what is wrong in %j', (variables, line) => {
    expect(() => readStartSettings(variables)).toThrow(line)
    expect(() => readStartSettings(variables)).not.toThrow(/\n|secret/)
  })

  it.each(['trace', 'debug', 'silent'])('knows the level %s in every program', (LOG_LEVEL) => {
    expect(readStartSettings({ LOG_LEVEL }).env).toMatchObject({ LOG_LEVEL })
  })
})

describe('what each program is given', () => {
  it('is production, with stand-ins for this machine and the demonstration of the console', () => {
    const { api, registry, shell } = programEnvironments({ PORT: '4000' })
    expect(api).toEqual({ PORT: '4000', NODE_ENV: 'production', LOG_LEVEL: 'warn', STAND_INS: 'loopback' })
    expect(registry).toMatchObject({ NODE_ENV: 'production', REGISTRY_DEMO: '1' })
    expect(shell).toMatchObject({ NODE_ENV: 'production' })
  })

  // It was given stand-ins whatever was asked for: a mailbox that everybody on the machine could read.
  it('has no stand-ins and no demonstration where production without one is asked for', () => {
    const asked = { NODE_ENV: 'production', DEMO: '0' }
    const { api, registry } = programEnvironments(asked)
    expect(api).not.toHaveProperty('STAND_INS')
    expect(registry).toMatchObject({ REGISTRY_DEMO: '0' })
    expect(programEnvironments({ ...asked, STAND_INS: 'anywhere' }).api).toMatchObject({ STAND_INS: 'anywhere' })
    expect(programEnvironments({ DEMO: '0' }).api).toMatchObject({ STAND_INS: 'loopback' })
  })
})
