import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { lockFile } from './file-lock.ts'
import { getProcessIdentity } from './process-identity.ts'

let folder = ''
let file = ''
/** Any process that runs. */
let other: ChildProcess
let pid = 0
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jobspan-lock-'))
  file = join(folder, 'db.lock')
  other = spawn(process.execPath, ['--eval', "console.log('here'); setInterval(() => {}, 1000)"], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(other.stdout as NodeJS.ReadableStream, 'data')
  pid = other.pid ?? 0
})
afterAll(() => {
  other.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

test('a lock whose holder runs is not to be had', async () => {
  writeFileSync(file, JSON.stringify(getProcessIdentity(pid)))
  await expect(lockFile(file)).rejects.toThrow(`${file} is held by process ${pid}`)
  rmSync(file)
})

// Of two processes that found the lock of a killed one at once, the slower removed the lock that the faster had just taken, and both went on.
test('of many that take over a stale lock at once, one at a time has it', async () => {
  writeFileSync(file, JSON.stringify({ pid: 0 }))
  let holders = 0
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const unlock = await lockFile(file, { timeoutMs: 60_000 })
      holders += 1
      expect(holders).toBe(1)
      await new Promise(setImmediate)
      holders -= 1
      await unlock()
    }),
  )
})

// No other system tells when a process began.
const onLinux = process.platform === 'linux' ? test : test.skip
// After `kill -9` and a new start of the container the number in the lock was another program's of the same site: “in use by
// process 19”, until somebody deleted the file.
onLinux('a lock whose number went to another process is taken over, and so is one cut short', async () => {
  for (const text of [JSON.stringify({ pid, began: '1' }), '{"pid":', '']) {
    writeFileSync(file, text)
    const unlock = await lockFile(file)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(getProcessIdentity())
    await unlock()
  }
})

onLinux('nor does a process hold it that has ended, though nobody has asked after it', async () => {
  // The shell starts a process, says its number, and becomes another program, which never asks; only then the process ends.
  const script = 'exec 3<&0; cat <&3 & echo $!; exec sleep 60 3<&-'
  const parent = spawn('sh', ['-c', script], { stdio: ['pipe', 'pipe', 'ignore'] })
  const [said] = await once(parent.stdout, 'data')
  const ended = Number(String(said))
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(setImmediate)
  }
  await until(() => readFileSync(`/proc/${parent.pid}/comm`, 'latin1') === 'sleep\n')
  parent.stdin.end()
  await until(() => readFileSync(`/proc/${ended}/stat`, 'latin1').includes(') Z '))
  writeFileSync(file, JSON.stringify({ pid: ended }))
  const unlock = await lockFile(file)
  await unlock()
  parent.kill('SIGKILL')
})
