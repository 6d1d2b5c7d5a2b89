import { expect, it } from '@jest/globals'
import { configurationFiles, readWritten, renderConfiguration } from './write-configuration.ts'

it.each(Object.entries(configurationFiles))(
  '%s is as the schemas say; if not, run scripts/write-configuration.ts',
  (path, render) => {
    expect(readWritten(path)).toBe(render())
  },
)

it('describes variables of every program, with the defaults of each', () => {
  const text = renderConfiguration()
  expect(text).toMatch(/^\| `PORT` \| `3000` \| the site; .* \| shell \|$/m)
  expect(text).toMatch(
    /^\| `MAX_DELAY_MS` \| 1000 \(shell\), 2000 \(API, registry\) \| .* \| shell, API, registry \|$/m,
  )
  expect(text).toMatch(/^\| `FILES_S3_BUCKET` \| none \| .* \| API \|$/m)
  expect(text).toMatch(/^\| `OFFICES` \| none \|/m)
})
