import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, it } from '@jest/globals'

// SIGTERM to `npm start` ended npm and its shell; the site ran on and kept its ports.
it('hears of the end of a shell that ends without its script', async () => {
  const script = `
    import { whenOrphaned } from ${JSON.stringify(resolve(import.meta.dirname, 'on-parent-exit.mjs'))}
    whenOrphaned(() => { console.log('orphaned'); process.exit() })
    setTimeout(() => { console.log('still there'); process.exit() }, 20_000)
    console.log('started')`
  // The shell has something left to do, so that it stays beside the script.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; exit', process.execPath, script])
  let said = ''
  shell.stdout.on('data', (chunk) => {
    said += chunk
    if (said === 'started\n') shell.kill('SIGTERM')
  })
  await once(shell.stdout, 'close')
  expect(said).toBe('started\norphaned\n')
})

// A parent that had ended before its child looked was taken to be whoever took the child over: the child ran on.
it('knows a parent that was gone before the first look', async () => {
  const { whenOrphaned } = await import('./on-parent-exit.mjs')
  // The look alone keeps no process alive.
  const alive = setInterval(() => undefined, 1000)
  await new Promise<void>((done) => whenOrphaned(done, 2 ** 22 + 1))
  clearInterval(alive)
})
