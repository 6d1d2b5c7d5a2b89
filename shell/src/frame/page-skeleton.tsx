import {
  Container,
  Heading,
  Inline,
  SkeletonBlock,
  SkeletonRegion,
  SkeletonText,
  Stack,
  Text,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { PagePlaceholder } from '@jobspan/shared-kit/remote'
import { styled } from 'styled-components'

/** On the way to a page that is known to be long, the footer stays so far away that the browser need not lay it out. */
const Frame = styled.div<{ $long: boolean }>`
  min-block-size: ${({ $long }) => ($long ? '270vh' : '90vh')};
  padding-block: 2rem;
`

/** What the link that led here knew, where the page's own head will stand. */
const Outline = ({ title, lang, subtitle: line, highlight: figure }: PagePlaceholder) => (
  <Stack gap={12}>
    <Inline gap={16} wrap={false} align="start">
      <SkeletonBlock width="48px" height="48px" />
      <Stack gap={4}>
        <Heading level={1} size={36} lang={lang} direction="auto">
          {title}
        </Heading>
        {line && (
          <Text tone="soft" as="div">
            {line}
          </Text>
        )}
      </Stack>
    </Inline>
    {figure && (
      <Text size={22} weight="semibold" numeric>
        {figure}
      </Text>
    )}
  </Stack>
)

/** Keeps the place of a page that the browser has yet to load, below what is known of it. */
export const PageSkeleton = ({ placeholder }: { placeholder?: PagePlaceholder | undefined }) => {
  const t = useTranslations('shell')
  return (
    <Frame $long={placeholder !== undefined}>
      <Container>
        <Stack gap={24}>
          {placeholder && <Outline {...placeholder} />}
          <SkeletonRegion label={t('loading')}>
            <Stack gap={24}>
              <SkeletonText lines={2} />
              <SkeletonBlock height="7rem" />
              <SkeletonBlock height="7rem" />
              <SkeletonBlock height="7rem" />
            </Stack>
          </SkeletonRegion>
        </Stack>
      </Container>
    </Frame>
  )
}
