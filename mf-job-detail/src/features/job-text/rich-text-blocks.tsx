import type { RichText } from '@jobspan/shared-kit/contracts/jobs/rich-text'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { color, font, fontSize, space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { directionOf } from '../../job/direction-of.ts'

/** 68 characters a line; East Asian characters are two of Latin's wide, which `ch` does not know. */
const Prose = styled.div`
  max-inline-size: 68ch;
  font-size: ${fontSize[16]};
  line-height: ${font.leadingText};
  color: ${color.ink};
  overflow-wrap: anywhere;
  white-space: pre-line;

  & > * + * {
    margin-block-start: ${space[12]};
  }

  & > h3 {
    margin-block: ${space[24]} 0;
    font-size: ${fontSize[16]};
    font-weight: 600;
  }

  & > p,
  & > ul,
  & > ol {
    margin-block-end: 0;
  }

  & > ul,
  & > ol {
    padding-inline-start: 1.4em;
  }

  & > p {
    margin-block-start: 0;
  }

  & > * + p {
    margin-block-start: ${space[12]};
  }

  & li + li {
    margin-block-start: ${space[4]};
  }

  & li::marker {
    color: ${color.inkFaint};
  }

  & > :first-child {
    margin-block-start: 0;
  }
`

type Block = RichText[number]

function RichTextBlock({ block }: { block: Block }) {
  if (block.type === 'heading') return <h3>{block.text}</h3>
  if (block.type === 'paragraph') return <p>{block.text}</p>
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the employer's lines may repeat, and never move.
        <li key={index}>{item}</li>
      ))}
    </List>
  )
}

/** The employer's words as typed, in their own language and direction whatever the page's is. */
export function RichTextBlocks({ blocks, language }: { blocks: RichText; language: LanguageKey | null }) {
  return (
    <Prose lang={language ?? undefined} dir={directionOf(language) ?? 'auto'}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move.
        <RichTextBlock key={index} block={block} />
      ))}
    </Prose>
  )
}
