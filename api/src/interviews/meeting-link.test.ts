import { expect, test } from '@jest/globals'
import { ApiError } from '../platform/errors/api-error.ts'
import { parseMeetingLink } from './meeting-link.ts'

test.each([
  ['https://zoom.us/j/12345678901?pwd=abc', 'zoom'],
  ['https://acme-corp.zoom.us/j/123456789', 'zoom'],
  ['https://us02web.zoom.us/w/12345678901', 'zoom'],
  ['https://zoom.us/my/mei.lim', 'zoom'],
  ['https://meet.google.com/abc-defg-hij', 'meet'],
  ['https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0?context=%7b%7d', 'teams'],
  ['https://teams.live.com/meet/9312345678', 'teams'],
])('%s joins a meeting', (link, service) => {
  expect(parseMeetingLink(link)).toMatchObject({ service, host: new URL(link).hostname })
})

test.each([
  ['http://zoom.us/j/12345678901', 'meetingLinkUnknown'],
  ['https://zoom.us.example.com/j/12345678901', 'meetingLinkUnknown'],
  ['https://notzoom.us/j/12345678901', 'meetingLinkUnknown'],
  ['https://zoom.us@example.com/j/12345678901', 'meetingLinkUnknown'],
  ['https://zoom.us:8443/j/12345678901', 'meetingLinkUnknown'],
  ['javascript:alert(1)', 'meetingLinkUnknown'],
  ['https://zoom.us/s/12345678901', 'zoomLinkInvalid'],
  ['https://zoom.us/', 'zoomLinkInvalid'],
  ['https://zoom.us/j/12345678901?zak=ey', 'zoomHostKey'],
  ['https://zoom.us/j/12345678901?pwd=a&ZAK=ey', 'zoomHostKey'],
  ['https://zoom.us/j/12345678901#success&zak=ey', 'zoomHostKey'],
  ['https://zoom.us/j/12345678901?%7Aak=ey', 'zoomHostKey'],
  ['https://zoom.us/j/12345678901?next=%253Fzak%253Dey', 'zoomHostKey'],
  ['https://zoom.us/s/12345678901?zak=ey', 'zoomHostKey'],
  ['https://meet.google.com/new', 'meetingRoomInvalid'],
  ['https://teams.microsoft.com/v2/', 'meetingRoomInvalid'],
])('%s is refused: %s', (link, reason) => {
  expect(() => parseMeetingLink(link)).toThrow(new ApiError(reason as ApiError['reason']))
})
