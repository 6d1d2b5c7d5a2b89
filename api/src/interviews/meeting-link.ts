import { ApiError } from '../platform/errors/api-error.ts'

export type MeetingLink = { url: string; host: string; service: 'zoom' | 'meet' | 'teams' }

const zoomHosts = ['zoom.us', 'zoom.com', 'zoomgov.com', 'zoom.com.cn']
/** A meeting by its number, a webinar, or a personal room. `/s/` starts a meeting as its host. */
const zoomPath = /^\/(?:j\/\d{9,11}|w\/\d{9,11}|my\/[\w.-]{1,60})\/?$/
const meetPath = /^\/[a-z]{3}-[a-z]{4}-[a-z]{3}\/?$/
const teamsPaths: Record<string, RegExp> = {
  'teams.microsoft.com': /^\/(?:l\/meetup-join\/.+|meet\/\d+\/?)$/,
  'teams.live.com': /^\/meet\/\d+\/?$/,
}
/** A link is encoded once or twice on its way through redirects; more is somebody's trick, and refused. */
const maxDecodings = 4

/** Whether a link carries `zak`, a key that lets its reader in as the host of a Zoom meeting: in query or fragment, encoded or not. */
const carriesHostKey = (link: string): boolean => {
  let text = link
  for (let round = 0; round <= maxDecodings; round += 1) {
    if (/(?:^|[^a-z0-9])zak\s*=/i.test(text)) return true
    const decoded = decode(text)
    if (decoded === text) return false
    text = decoded
  }
  return true
}

const decode = (text: string): string =>
  text.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))

/**
 * A link that joins a meeting of Zoom, Google Meet or Microsoft Teams (docs/product-rules.md#meeting-links). Throws 41416 where it is none of theirs, or
 * not https, 41417 and 41419 where it joins no meeting, 41418 where it makes its reader the host.
 */
export const parseMeetingLink = (text: string): MeetingLink => {
  if (!URL.canParse(text)) throw new ApiError('meetingLinkUnknown')
  const { href, protocol, hostname, port, username, password, pathname } = new URL(text)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '')
    throw new ApiError('meetingLinkUnknown')
  if (zoomHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))) {
    if (carriesHostKey(href)) throw new ApiError('zoomHostKey')
    if (!zoomPath.test(pathname)) throw new ApiError('zoomLinkInvalid')
    return { url: href, host: hostname, service: 'zoom' }
  }
  const isMeet = hostname === 'meet.google.com'
  const path = isMeet ? meetPath : teamsPaths[hostname]
  if (!path) throw new ApiError('meetingLinkUnknown')
  if (!path.test(pathname)) throw new ApiError('meetingRoomInvalid')
  return { url: href, host: hostname, service: isMeet ? 'meet' : 'teams' }
}
