import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { aiHelpIs, aModel, aQuota, consented, siteRules } from '../../testing/ai-help-handlers.ts'
import { inEnglish } from '../../testing/handlers.ts'
import { AvatarDialog } from './avatar-dialog.tsx'

const server = setupMockApi()
const drawn: number[][] = []

/** The pretended browser neither reads pictures nor draws them. */
beforeEach(() => {
  drawn.length = 0
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 600, height: 800 }) })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_: unknown, ...numbers: number[]) => drawn.push(numbers),
  } as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])))
  // It follows no pointers either.
  Object.assign(Element.prototype, { setPointerCapture: () => undefined })
})
afterEach(() => {
  jest.restoreAllMocks()
})

const Dialog = ({ avatar }: { avatar: string | null }) => {
  const [isOpen, setOpen] = useState(true)
  return <AvatarDialog user={buildMember({ avatar })} open={isOpen} onClose={() => setOpen(false)} />
}
const open = (avatar: string | null = null) => renderWithPlatform(<Dialog avatar={avatar} />, inEnglish)
const photo = (name = 'me.png') => new File(['x'], name, { type: 'image/png' })
const picker = () => screen.findByLabelText('Choose a photo', { selector: 'input' })

it('crops by keys and saves what is seen', async () => {
  const parts = jest.spyOn(FormData.prototype, 'append')
  server.use(
    http.post('http://localhost/api/jobseeker/upload-avatar', ({ request }) => {
      expect(request.headers.get('x-requested-with')).toBe('jobspan')
      return HttpResponse.json({ code: 0, message: '', data: { user: buildMember({ avatar: '/a/1/512' }) } })
    }),
  )
  const { user, platform } = await open()
  await user.upload(await picker(), photo())
  const area = await screen.findByRole('application', { name: 'Crop your photo' })
  expect(drawn.at(-1)?.slice(0, 4)).toEqual([0, 100, 600, 600])
  await expectNoAxeViolations()
  area.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(drawn.at(-1)?.[1]).toBeCloseTo(160)
  await user.keyboard('+++++')
  expect(drawn.at(-1)?.[2]).toBeCloseTo(400)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(parts.mock.calls.map(([part, file]) => [part, (file as unknown as File).name])).toEqual([
    ['avatar', 'avatar.jpg'],
  ])
  expect(platform.notify).toHaveBeenCalledWith('Your photo is saved.', 'success')
})

it('says why a picture was refused, and keeps the crop', async () => {
  server.use(
    http.post('http://localhost/api/jobseeker/upload-avatar', () =>
      HttpResponse.json({ code: 40027, message: 'This is no picture.', data: null }, { status: 422 }),
    ),
  )
  const { user } = await open()
  await user.upload(await picker(), photo())
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This is no picture.')).toBeTruthy()
  expect(screen.getByRole('application', { name: 'Crop your photo' })).toBeTruthy()
})

it('refuses a file that is too large or no picture before it is sent', async () => {
  const { user } = await open()
  const large = photo()
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  await user.upload(await picker(), large)
  expect(await screen.findByText('This photo is larger than 10 MB. Choose a smaller one.')).toBeTruthy()
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) })
  await user.upload(await picker(), photo())
  expect(await screen.findByText("We can't read this file as a photo. Try a JPG or PNG.")).toBeTruthy()
})

it('takes the picture away', async () => {
  server.use(
    mockApiResponse('DELETE', '/api/jobseeker/avatar/delete', { data: { user: buildMember({ avatar: null }) } }),
  )
  const { user, platform } = await open('/api/jobseeker/avatars/abc/512')
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('Your photo is removed.', 'success'))
})

describe('an avatar that is made', () => {
  const style = 'shapes'
  const candidates = ['first', 'second'].map((proof) => ({ image: 'data:image/webp;base64,AA==', proof, style }))
  const makes = (source: object, sent: unknown[] = []) =>
    mockApiResponse('POST', '/api/jobseeker/avatar/generate', async (request) => {
      sent.push(await request.json())
      return { data: { candidates, source, quota: { ...aQuota, limit: 5, remaining: 4 } } }
    })
  const make = async (style?: string) => {
    const { user, platform } = await open()
    await user.click(await screen.findByRole('button', { name: 'Make an avatar instead' }))
    const styles = await screen.findByRole('combobox', { name: 'Style' })
    if (style) await user.selectOptions(styles, style)
    await user.click(screen.getByRole('button', { name: 'Make pictures' }))
    return { user, platform }
  }

  it('is one of those on offer', async () => {
    const sent: unknown[] = []
    server.use(
      aiHelpIs(),
      makes(siteRules, sent),
      mockApiResponse('POST', '/api/jobseeker/avatar/choose', async (request) => {
        sent.push(await request.json())
        return { data: { user: buildMember({ avatar: '/a/2/512' }) } }
      }),
    )
    const { user, platform } = await make('Shapes')
    await user.click(await screen.findByRole('radio', { name: 'Picture 2: Shapes' }))
    expect(screen.getByText(/^Drawn at random\. Nothing from your profile is used\./)).toBeVisible()
    expect(screen.getByText(/^Tries left: 4\./)).toBeVisible()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Use this picture' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('Your photo is saved.', 'success'))
    expect(sent).toEqual([{ style }, { image: candidates[1]?.image, proof: 'second' }])
  })

  it('is drawn by rules for who does not consent to an image model', async () => {
    const sent: unknown[] = []
    server.use(aiHelpIs({ images: { source: aModel, consented_at: null } }), makes(siteRules, sent))
    const { user } = await make()
    expect(await screen.findByRole('dialog', { name: 'Let Example AI make your picture?' })).toBeVisible()
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Draw one without AI' }))
    expect(await screen.findAllByRole('radio')).toHaveLength(2)
    expect(sent).toEqual([{ source: 'rules' }])
  })

  it('is drawn by rules where the model failed, and can be discarded', async () => {
    const sent: unknown[] = []
    server.use(
      aiHelpIs({ images: consented }),
      mockApiResponse('POST', '/api/jobseeker/avatar/generate', {
        status: 422,
        code: 41291,
        message: 'None was made.',
      }),
    )
    const { user } = await make()
    expect(await screen.findByRole('alert')).toHaveTextContent('None was made.')
    server.use(makes(siteRules, sent))
    await user.click(screen.getByRole('button', { name: 'Draw one without AI' }))
    expect(await screen.findAllByRole('radio')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent).toEqual([{ source: 'rules' }])
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('button', { name: 'Make pictures' })).toHaveFocus()
  })

  // Its button was disabled under the focus, which began anew at the top of the page.
  it('keeps the focus past the last of the day', async () => {
    const none = { ...aQuota, limit: 5, remaining: 0 }
    server.use(
      aiHelpIs(),
      mockApiResponse('POST', '/api/jobseeker/avatar/generate', {
        data: { candidates, source: siteRules, quota: none },
      }),
    )
    const { user } = await make()
    expect(await screen.findByText(/^Tries left: 0\. All tries are back on /)).toBeVisible()
    const group = screen.getByRole('group', { name: 'Make an avatar instead' })
    await waitFor(() => expect(group).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(group).toHaveFocus()
  })

  it('says why none was made', async () => {
    server.use(
      aiHelpIs(),
      mockApiResponse('POST', '/api/jobseeker/avatar/generate', { status: 429, code: 41292, message: 'Five a day.' }),
    )
    await make()
    expect(await screen.findByRole('alert')).toHaveTextContent('Five a day.')
  })
})
