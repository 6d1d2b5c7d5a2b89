import { expect, test } from '@jest/globals'
import { parseWebhookUrl, resolveReceiver } from './webhook-address.ts'

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

test('a public name that points to an internal address is refused when it is connected to', async () => {
  // The machine's own name for itself stands for such a name: it resolves to loopback.
  await expect(resolveReceiver(new URL('https://localhost/hooks'), outside)).rejects.toThrow('internal address')
  await expect(resolveReceiver(new URL('http://localhost/hooks'), { allowsLoopback: true })).resolves.toMatchObject({
    address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
  })
})
