import { color, TextLink } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const address = /https?:\/\/[^\s<>"'「」『』（）()]+/giu
const sentenceEnd = /[.,;:!?…。、，！？]+$/u

type Part = { text: string; url?: URL }

const toUrl = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** A message in its words and its web addresses. What ends the sentence is no part of an address. */
export const splitByLinks = (text: string): Part[] => {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(sentenceEnd, '')
    const url = toUrl(found)
    if (!url) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: found, url })
    end = match.index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

const Host = styled.span`
  color: ${color.inkSoft};
`

/** Words with links. Where a link really leads is said beside it: an address can name one site and lead to another (https://bank.example@elsewhere.example). */
export function LinkedText({ text }: { text: string }) {
  return splitByLinks(text).map(({ text: words, url }, index) =>
    url ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places.
      <span key={index}>
        <TextLink href={url.href} external>
          <bdi>{words}</bdi>
        </TextLink>{' '}
        <Host>
          (<bdi>{url.host}</bdi>)
        </Host>
      </span>
    ) : (
      words
    ),
  )
}
