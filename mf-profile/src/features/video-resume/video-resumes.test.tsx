import { File as NodeFile } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { VideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { HttpResponse, http } from 'msw'
import en from '../../locales/en-us.json' with { type: 'json' }
import { VideoResumes } from './video-resumes.tsx'

const list = '/api/jobseeker/video-resumes'
const aVideo = (facts: Partial<VideoResume> = {}): VideoResume => ({
  id: 7,
  duration: 65,
  size: 12_000_000,
  width: 1280,
  height: 720,
  cover: 'abc',
  uploaded_at: '2026-11-20T08:00:00Z',
  ...facts,
})

const server = setupMockApi()

const render = async (items: VideoResume[]) => {
  server.use(mockApiResponse('GET', list, { data: { items } }))
  return renderWithPlatform(<VideoResumes />, {
    namespace: 'mf-profile',
    texts: { 'mf-profile': en },
    session: { kind: 'member', user: buildMember() },
  })
}

/** Two pictures a second, which nobody decodes here. */
const film = async (seconds = 2, container: 'mp4' | 'webm' = 'mp4'): Promise<File> => {
  const target = new BufferTarget()
  const format = container === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat()
  const output = new Output({ format, target })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  await output.start()
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 }
  for (let index = 0; index < seconds * 2; index += 1) {
    const data = new Uint8Array([0x82, 0x49, 0x83, 0x42, 0, 1, 2, 3, 4])
    await source.add(new EncodedPacket(data, index % 4 === 0 ? 'key' : 'delta', index / 2, 0.5), { decoderConfig })
  }
  await output.finalize()
  return new File([target.buffer ?? ''], `me.${container}`, { type: `video/${container}` })
}

/** The video is sent by `XMLHttpRequest` to the page's own origin. */
const onUpload = (answer: (request: Request) => Response | Promise<Response>) =>
  server.use(http.post('*/api/jobseeker/video_resume/upload_v1', ({ request }) => answer(request)))
const added = (...items: VideoResume[]) => HttpResponse.json({ code: 0, message: '', data: { items } })

/** A browser with a camera that gives `recording`, or refuses with an error of this name. */
const giveCamera = (recording: Blob, errorName?: string) => {
  const track = Object.assign(new EventTarget(), { stop: jest.fn() })
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  const getUserMedia = jest.fn(async () => {
    if (errorName) throw new DOMException('', errorName)
    return stream
  })
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  class Recorder {
    static isTypeSupported = (type: string) => type.startsWith('video/mp4')
    state = 'inactive'
    ondataavailable?: (event: { data: Blob }) => void
    onstop?: () => void
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.ondataavailable?.({ data: recording })
      this.onstop?.()
    }
  }
  Object.defineProperty(globalThis, 'MediaRecorder', { value: Recorder, configurable: true, writable: true })
  return { track, getUserMedia }
}

const picker = () => screen.findByLabelText('Upload a file', { selector: 'input' })

beforeEach(() => {
  // These tests' browser has the blobs of Node, and files that are none of them.
  Object.defineProperty(globalThis, 'File', { value: NodeFile, configurable: true, writable: true })
  URL.createObjectURL = () => 'blob:film'
  URL.revokeObjectURL = () => undefined
  // This browser plays and draws nothing.
  HTMLMediaElement.prototype.load = function load() {
    if (this.isConnected) return
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    configurable: true,
    set(this: HTMLMediaElement, value: string) {
      this.setAttribute('src', value)
      queueMicrotask(() => this.dispatchEvent(new Event('error')))
    },
  })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(globalThis, 'MediaRecorder')
})

describe('video resumes', () => {
  it('begin with who sees them and what is taken', async () => {
    await render([])
    expect(await screen.findByText(/Only employers you send a video to/)).toBeVisible()
    expect(await screen.findByText(/MP4, up to 3 minutes and 30 MB each/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('are played in the list, with their length and cover', async () => {
    await render([aVideo()])
    const row = await screen.findByRole('listitem')
    expect(row).toHaveTextContent('1:05')
    const player = row.querySelector('video')
    expect(player).toHaveAttribute('src', `${list}/7/file`)
    expect(player).toHaveAttribute('poster', `${list}/7/cover?version=abc`)
    await expectNoAxeViolations()
  })

  it('are three at most', async () => {
    await render([aVideo({ id: 1 }), aVideo({ id: 2 }), aVideo({ id: 3 })])
    expect(await screen.findByText('You have three. Delete one to add another.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Record a video' })).toBeNull()
  })

  it('are deleted after asking', async () => {
    server.use(mockApiResponse('DELETE', '/api/jobseeker/video-resume/7/delete', { data: { items: [] } }))
    const { user, platform } = await render([aVideo()])
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete this video?' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('Video deleted', 'success'))
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})

describe('a file', () => {
  it('is looked at, sent with its progress and listed', async () => {
    const keys: (string | null)[] = []
    onUpload((request) => {
      keys.push(request.headers.get('idempotency-key'))
      return added(aVideo({ cover: null }))
    })
    const { user, platform } = await render([])
    await user.upload(await picker(), await film())
    await user.click(await screen.findByRole('button', { name: 'Save video' }))
    expect(await screen.findByRole('listitem')).toHaveTextContent('1:05')
    expect(platform.notify).toHaveBeenCalledWith('Video saved', 'success')
    expect(keys).toEqual([expect.any(String)])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Record a video' })).toHaveFocus())
  })

  it.each([
    ["This isn't an MP4 video. Choose an MP4 file.", () => film(2, 'webm')],
    ["This isn't an MP4 video. Choose an MP4 file.", async () => new File([], 'empty.mp4', { type: 'video/mp4' })],
    ['The video is longer than 3 minutes. Choose a shorter one.', () => film(182)],
    ['The video is shorter than one second. Choose a longer one.', () => film(0.5)],
    [
      'The video is larger than 30 MB. Choose a smaller one.',
      async () => new File([new Uint8Array(30 * 1024 * 1024 + 1)], 'large.mp4', { type: 'video/mp4' }),
    ],
  ])('is not sent: %s', async (text, make) => {
    const { user } = await render([])
    await user.upload(await picker(), new File([await make()], 'me.mp4', { type: 'video/mp4' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: 'Save video' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Record a video' })).toBeVisible()
  })

  it('is taken back while it is on its way', async () => {
    onUpload(() => new Promise(() => undefined))
    const { user } = await render([])
    await user.upload(await picker(), await film())
    await user.click(await screen.findByRole('button', { name: 'Save video' }))
    expect(await screen.findByRole('progressbar', { name: 'Upload of the video' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Save video' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is sent again under the same key where it did not arrive, and says why it was refused', async () => {
    const keys: (string | null)[] = []
    // jsdom writes there that the connection is lost.
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    onUpload((request) => {
      keys.push(request.headers.get('idempotency-key'))
      if (keys.length === 1) return HttpResponse.error()
      return HttpResponse.json({ code: 40048, message: 'Longer than 3 minutes.', data: null }, { status: 422 })
    })
    const { user } = await render([])
    await user.upload(await picker(), await film())
    await user.click(await screen.findByRole('button', { name: 'Save video' }))
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach the site.")
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Longer than 3 minutes.')).toBeVisible()
    expect(keys[1]).toBe(keys[0])
  })
})

describe('the camera', () => {
  it.each([
    ['NotAllowedError', /doesn't let this page use the camera/],
    ['NotFoundError', /No camera or microphone found/],
    ['NotReadableError', /used by another app/],
  ])('that is not to be had says why: %s', async (name, text) => {
    const { getUserMedia } = giveCamera(await film(), name)
    const { user } = await render([])
    await user.click(await screen.findByRole('button', { name: 'Record a video' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
  })

  it('is not asked for where the browser records nothing', async () => {
    const { user } = await render([])
    await user.click(await screen.findByRole('button', { name: 'Record a video' }))
    expect(await screen.findByRole('alert')).toHaveTextContent("This browser can't record videos.")
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('counts down, records, stops by itself after three minutes, and is turned off', async () => {
    const { track } = giveCamera(await film())
    const { user } = await render([])
    await user.click(await screen.findByRole('button', { name: 'Record a video' }))
    const start = await screen.findByRole('button', { name: 'Start recording' })
    await waitFor(() => expect(start).toBeEnabled())
    await expectNoAxeViolations()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    act(() => start.click())
    expect(screen.getByRole('status')).toHaveTextContent('3')
    await act(async () => jest.advanceTimersByTime(3000))
    expect(screen.getByRole('status')).toHaveTextContent('Recording')
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()
    await act(async () => jest.advanceTimersByTime(151_000))
    expect(screen.getByRole('status')).toHaveTextContent('0:30 left')
    await act(async () => jest.advanceTimersByTime(29_500))
    jest.useRealTimers()
    expect(await screen.findByRole('button', { name: 'Save video' })).toBeVisible()
    expect(track.stop).toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Record again' }))
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible()
  })

  // Stopped right after the countdown, it gave a video of 0:00 to save.
  it.each([
    ['half a second', () => film(0.5)],
    ['half a second, in WebM', () => film(0.5, 'webm')],
    ['nothing', async () => new Blob([])],
  ])('that recorded %s says so, and records again', async (_, make) => {
    giveCamera(await make())
    const { user } = await render([])
    await user.click(await screen.findByRole('button', { name: 'Record a video' }))
    const start = await screen.findByRole('button', { name: 'Start recording' })
    await waitFor(() => expect(start).toBeEnabled())
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    act(() => start.click())
    await act(async () => jest.advanceTimersByTime(3000))
    act(() => screen.getByRole('button', { name: 'Stop' }).click())
    jest.useRealTimers()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The recording stopped after less than one second. Record it again.',
    )
    expect(screen.queryByRole('button', { name: 'Save video' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Record again' }))
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible()
  })
})
