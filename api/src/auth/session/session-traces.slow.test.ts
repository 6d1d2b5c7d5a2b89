import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startApiProcess } from '../../testing/api-process.ts'
import { registration } from '../../testing/visitor.ts'

/**
 * A run of the real server that logs all it can: whatever a member does and does wrongly, neither the log nor any answer, but for
 * the cookie itself, holds what opens the session or says who it is.
 */
test('session ids and people are in no log line, no address and no answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'traces-'))
  const server = await startApiProcess({ DATA_DIR: folder, LOG_LEVEL: 'trace', RATE_LIMIT_FACTOR: '1000' })
  const account = registration({ first_name: 'Firstnamely', last_name: 'Lastnamely', contact_number: '+6591234567' })
  const cookies = new Map<string, string>()
  const secrets = new Set([account.password, account.email, 'Firstnamely', 'Lastnamely', '91234567'])
  const answers: string[] = []

  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-requested-with': 'jobspan',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (!value) cookies.delete(name)
      else cookies.set(name, value)
      if (value.length > 20) secrets.add(value)
    }
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
    answers.push(JSON.stringify(headers), await response.text())
  }

  try {
    const guest = { guest_role: 'jobseeker', country_id: 193, language_id: 1, device_uuid: crypto.randomUUID() }
    await call('POST', '/api/auth/guest/login', guest)
    await call('POST', '/api/auth/register', account)
    await call('GET', '/api/jobseeker/me')
    await call('GET', '/api/auth/sessions')
    await call('POST', '/api/auth/login/otp', { channel: 'email', email: account.email })
    await call('POST', '/api/auth/confirm', { method: 'password', password: account.password })
    await call('POST', '/api/auth/hand-off', {})
    await call('POST', '/api/auth/log-out', {})
    await call('POST', '/api/auth/jobseekers/login', { login: account.email, password: account.password })
    await call('POST', '/api/auth/jobseekers/login', { login: account.email, password: 'wrong of Firstnamely' })
    await call('POST', '/api/auth/jobseekers/login', `{"login":"${account.email}",`)
    await call('POST', '/api/auth/password', { new_password: account.password, email: account.email })
    await call('GET', `/api/job/jobs/search?query=${encodeURIComponent(account.email)}`)
    await call('GET', `/api/${account.email}?token=${cookies.get('sessionid')}`)
    await call('GET', `/api/data/email/verify?code=${account.password}`)
    await call('POST', '/api/jobseeker/account/delete', {})
    await server.end('SIGTERM')
    const log = server.log()
    expect(log.split('\n').length).toBeGreaterThan(15)
    const opening = [...secrets].filter((text) => text.length > 30 && text !== account.email)
    expect(opening.length).toBeGreaterThan(3)
    for (const secret of secrets) expect(log).not.toContain(secret)
    for (const secret of opening) for (const answer of answers) expect(answer).not.toContain(secret)
  } finally {
    await server.end('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}, 120_000)
