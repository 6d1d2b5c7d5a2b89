import { space, Text } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const Box = styled.div`
  display: grid;
  gap: ${space[12]};
  max-inline-size: 42.5rem;
  white-space: pre-line;
`

/** What a company wrote: an empty line begins a paragraph, and each runs in the direction of its own script. */
export function PlainText({ text, lines }: { text: string; lines?: number }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <Box>
      {(lines === undefined ? paragraphs : [paragraphs.join('\n')]).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change their order.
        <Text key={index} direction="auto" {...(lines === undefined ? {} : { lines })}>
          {paragraph}
        </Text>
      ))}
    </Box>
  )
}
