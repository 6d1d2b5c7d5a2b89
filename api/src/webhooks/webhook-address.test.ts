import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, test } from '@jest/globals'
import { parseWebhookUrl, resolveReceiver, resolver } from './webhook-address.ts'

const outside = { allowsLoopback: false }

test.each([
  'https://employer.example/hooks',
  'https://employer.example:8443/hooks?key=1',
  'https://8.8.8.8/hooks',
  'https://[2606:4700::1111]/hooks',
])('%s is an address that messages are sent to', (address) => {
  expect(parseWebhookUrl(address, outside)?.href).toBe(address)
})

test.each([
  'http://employer.example/hooks',
  'ftp://employer.example/hooks',
  'https://user:secret@employer.example/hooks',
  'https://employer.example/hooks#part',
  'https://localhost/hooks',
  'https://intranet/hooks',
  'https://printer.local/hooks',
  'https://db.internal/hooks',
  'https://127.0.0.1/hooks',
  'https://2130706433/hooks',
  'https://0x7f.1/hooks',
  'https://10.1.2.3/hooks',
  'https://100.64.0.1/hooks',
  'https://172.31.255.255/hooks',
  'https://192.168.1.1/hooks',
  'https://169.254.169.254/latest/meta-data',
  'https://0.0.0.0/hooks',
  'https://224.0.0.1/hooks',
  'https://[::1]/hooks',
  'https://[::ffff:127.0.0.1]/hooks',
  'https://[64:ff9b::7f00:1]/hooks',
  'https://[2002:7f00:1::]/hooks',
  'https://[fe80::1]/hooks',
  'https://[fd00::1]/hooks',
  'no address',
  '',
])('%j is none', (address) => {
  expect(parseWebhookUrl(address, outside)).toBeNull()
})

test('on a developer’s machine loopback is one, over http too', () => {
  for (const address of ['http://localhost:4000/hooks', 'http://127.0.0.1:4000/', 'http://[::1]:4000/'])
    expect(parseWebhookUrl(address, { allowsLoopback: true })?.href).toBe(address)
  expect(parseWebhookUrl('http://192.168.1.1/', { allowsLoopback: true })).toBeNull()
})

/** A name server on loopback that gives one IPv4 address for every name. */
const serveNames = async (address: string) => {
  const server = createSocket('udp4', (query, { port }) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const isIpv4 = question.readUInt16BE(question.length - 4) === 1
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)])
    // The question again, and one answer or none, without an error (RFC 1035, section 4.1).
    const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, isIpv4 ? 1 : 0, 0, 0, 0, 0])
    server.send(Buffer.concat(isIpv4 ? [header, question, answer] : [header, question]), port, '127.0.0.1')
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test('a public name is refused where it points to an internal address', async () => {
  for (const [points, isRefused] of [
    ['10.0.0.1', true],
    ['8.8.8.8', false],
  ] as const) {
    const server = await serveNames(points)
    resolver.setServers([`127.0.0.1:${server.address().port}`])
    const found = resolveReceiver(new URL('https://hr.employer.example/hooks'), outside)
    if (isRefused) await expect(found).rejects.toThrow('internal address')
    else await expect(found).resolves.toEqual({ address: points, family: 4 })
    server.close()
  }
})

test('a name that means this machine is none, without an end and with one', async () => {
  for (const host of ['localhost', 'localhost.', 'x.localhost.'])
    expect(parseWebhookUrl(`https://${host}/hooks`, outside)).toBeNull()
  const local = new URL('http://localhost/hooks')
  await expect(resolveReceiver(local, { allowsLoopback: true })).resolves.toEqual({ address: '127.0.0.1', family: 4 })
})
