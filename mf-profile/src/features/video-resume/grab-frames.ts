/** A picture of a film: to show, and to send. */
export type Frame = { url: string; blob: Blob; second: number }

/** The longer side of a cover. */
const maxSide = 960
const quality = 0.85

const until = (video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal })
    video.addEventListener('error', () => reject(new Error('the film does not play')), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

const drawFrame = async (video: HTMLVideoElement): Promise<Omit<Frame, 'second'> | null> => {
  const scale = Math.min(1, maxSide / Math.max(video.videoWidth, video.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob && { blob, url: canvas.toDataURL('image/jpeg', quality) }
}

/** Pictures of a film, spread over it. Throws where the browser does not play it. */
export const grabFrames = async (source: string, count: number, signal: AbortSignal): Promise<Frame[]> => {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  try {
    const loaded = until(video, 'loadeddata', signal)
    video.src = source
    await loaded
    const frames: Frame[] = []
    for (let index = 0; index < count; index += 1) {
      const second = (video.duration * (index + 0.5)) / count
      const seeked = until(video, 'seeked', signal)
      video.currentTime = second
      await seeked
      const frame = await drawFrame(video)
      if (frame) frames.push({ ...frame, second })
    }
    return frames
  } finally {
    video.removeAttribute('src')
    video.load()
  }
}
