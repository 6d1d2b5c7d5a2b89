import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { lockDirectory } from './directory-lock.ts'
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

const inUse = () => `the database at ${join(folder, 'db')} is in use by process ${pid}`

test('a folder whose holder runs is not to be had, also where a former release locked it', async () => {
  for (const text of [JSON.stringify(getProcessIdentity(pid)), String(pid)]) {
    writeFileSync(file, text)
    await expect(lockDirectory(file)).rejects.toThrow(inUse())
  }
})

// No other system tells when a process began.
const onLinux = process.platform === 'linux' ? test : test.skip
// After `kill -9` and a new start of the container the number in the lock was another program's of the same site: “in use by
// process 19”, until somebody deleted the file.
onLinux('a lock whose number went to another process is taken over, and so is one cut short', async () => {
  for (const text of [JSON.stringify({ pid, began: '1' }), '{"pid":', '']) {
    writeFileSync(file, text)
    const unlock = await lockDirectory(file)
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
  writeFileSync(file, String(ended))
  const unlock = await lockDirectory(file)
  await unlock()
  parent.kill('SIGKILL')
})
