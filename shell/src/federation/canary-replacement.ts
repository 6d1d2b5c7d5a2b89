import { failedCanariesCookie } from '../boot-data.ts'
import type { ReleaseId } from './federation-settings.ts'

const maxCanaries = 8

/** Keeps for this visit that a canary failed here, so that the server gives none of it again; it ends with the browser's session. */
export const rememberFailedCanary = ({ name, build }: ReleaseId): void => {
  const [, known = ''] = new RegExp(`(?:^|; )${failedCanariesCookie}=([^;]*)`).exec(document.cookie) ?? []
  const all = new Set([...known.split(',').filter((each) => each !== ''), `${name}@${build}`])
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in all browsers, and this must be set before the page is left
  document.cookie = `${failedCanariesCookie}=${[...all].slice(-maxCanaries).join()}; path=/; samesite=lax${secure}`
}

const releaseFolder = /\/remotes\/(?:_r\d\/)?([a-z][a-z0-9-]*)\/([a-zA-Z0-9][a-zA-Z0-9._-]*)\//

/** The release whose code an error came through first, which is not always the page's: slots have owners of their own. */
export const findReleaseInStack = (text: string | undefined): ReleaseId | undefined => {
  const [, name, build] = releaseFolder.exec(text ?? '') ?? []
  return name && build ? { name, build } : undefined
}
