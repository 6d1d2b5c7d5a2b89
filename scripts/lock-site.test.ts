import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { lockSite } from './lock-site.ts'

test('a second site on the same folder is refused in one line, until the first has left it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  try {
    const leave = await lockSite(folder, false)
    await expect(lockSite(folder, false)).rejects.toThrow(
      `DATA_DIR: the site of ${folder} runs already (process ${process.pid}); stop it, or set another folder`,
    )
    await leave()
    await (await lockSite(folder, false))()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
