import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as design from '@jobspan/shared-kit/design'
import * as overlays from '@jobspan/shared-kit/design/overlays'
import { PlatformProvider } from '@jobspan/shared-kit/remote'
import { expectNoAxeViolations, renderWithPlatform, testPlatform } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ChoicesDemo } from './choices.demo.tsx'
import { ControlsDemo } from './controls.demo.tsx'
import { Gallery } from './gallery.tsx'
import { GroundDemo } from './ground.demo.tsx'
import { OverlaysDemo } from './overlays.demo.tsx'
import { PiecesDemo } from './pieces.demo.tsx'
import { sampleOf } from './sample-of.ts'

/** What has no looks of its own, or stands in the frame, by what the gallery shows it through. */
const shownThrough: Record<string, RegExp> = {
  NotificationBar: /\bnotify\(/,
  setTransitionTitle: /<CardLink [^>]*\btransitionName=/,
  loadOverlays: /\buseOverlays\(/,
  preloadOverlays: /\.\.\.preloadOverlaysProps\b/,
}
const isComponent = (name: string) => /^[A-Z]/.test(name)
const signOf = (name: string) =>
  shownThrough[name] ??
  (isComponent(name) ? new RegExp(`<(?:overlays\\.|Lazy)?${name}\\b`) : new RegExp(`\\b${name}\\b(?!.* from )`))

describe('the gallery', () => {
  it('shows every public name of the kit', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => /(demo|gallery|section)\.tsx$/.test(file))
    const source = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
    const names = [...Object.keys(design), ...Object.keys(overlays)]
    expect(names.length).toBeGreaterThan(60)
    expect(names.filter((name) => !signOf(name).test(source))).toEqual([])
  })

  it('prints no style attribute on the server, which the content security policy forbids, and no style element of its own', async () => {
    const platform = await testPlatform({ language: 'ar', country: 'sa' })
    const html = renderToString(
      <PlatformProvider platform={platform} namespace="kit" href="/ar/kit">
        <Gallery />
      </PlatformProvider>,
    )
    expect(html).toContain('اعثر على عمل')
    expect(html).not.toMatch(/\sstyle="/)
  })

  it.each([ChoicesDemo, ControlsDemo, GroundDemo, OverlaysDemo, PiecesDemo])('stands up to axe: %p', async (Demo) => {
    await act(() => renderWithPlatform(<Demo sample={sampleOf('en-us')} />))
    await expectNoAxeViolations()
  })

  it('stands up to axe where each of its overlays is open, and shuts it', async () => {
    const { user } = await act(() => renderWithPlatform(<OverlaysDemo sample={sampleOf('en-us')} />))
    await screen.findByRole('tablist')
    const overlays = { wide: 'dialog', firm: 'alertdialog', drawer: 'dialog', 'Where you work': 'dialog', Menu: 'menu' }
    for (const [opener, role] of Object.entries(overlays)) {
      await user.click(screen.getByRole('button', { name: opener }))
      const opened = await screen.findByRole(role)
      await expectNoAxeViolations()
      if (role === 'menu') await user.keyboard('{Escape}')
      else await user.click(within(opened).getByRole('button', { name: 'Apply' }))
      await waitFor(() => expect(opened).not.toBeInTheDocument())
    }
  })
})
