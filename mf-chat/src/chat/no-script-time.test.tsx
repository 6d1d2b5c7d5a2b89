import { describe, expect, it } from '@jest/globals'
import { PlatformProvider } from '@jobspan/shared-kit/remote'
import { testPlatform } from '@jobspan/shared-kit/testing'
import { renderToString } from 'react-dom/server'
import { NoScriptTime } from './no-script-time.tsx'

describe('a time without a script', () => {
  // Without a script the places of all times were blank.
  it('is told by UTC, and says so', async () => {
    const html = renderToString(
      <PlatformProvider platform={await testPlatform()} namespace="mf-chat" href="/en-us/chat/5">
        <NoScriptTime value="2026-11-20T08:05:00Z" as="clock" />
        <NoScriptTime value="2026-11-20T23:05:00Z" as="day" />
      </PlatformProvider>,
    )
    expect(html).toMatch(/<noscript><span>8:05.AM UTC<\/span><\/noscript><noscript><span>Nov 20<\/span><\/noscript>/)
  })
})
