import { describe, expect, it } from '@jest/globals'
import { PlatformProvider } from '@jobspan/shared-kit/remote'
import { testPlatform } from '@jobspan/shared-kit/testing'
import { renderToString } from 'react-dom/server'
import { Gallery } from './gallery.tsx'

describe('the kit on the server', () => {
  it('prints no style attribute, which the content security policy forbids, and no style element of its own', async () => {
    const platform = await testPlatform({ language: 'ar', country: 'sa' })
    const html = renderToString(
      <PlatformProvider platform={platform} namespace="kit" href="/ar/kit">
        <Gallery />
      </PlatformProvider>,
    )
    expect(html).toContain('اعثر على عمل')
    expect(html).not.toMatch(/\sstyle="/)
  })
})
