import { StartupError } from './startup-error.ts'

export const isResponding = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    (response) => response.ok,
    () => false,
  )

export const waitUntilHealthy = async (url: string, seconds: number): Promise<void> => {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (await isResponding(url)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new StartupError(`${url} did not become healthy within ${seconds} s`)
}
