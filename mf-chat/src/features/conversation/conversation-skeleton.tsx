import { media, SkeletonBlock, SkeletonRegion, SkeletonText, Stack, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { avatarRow } from '../../chat/avatar-row.ts'

const Head = styled.div`
  ${avatarRow}

  ${media.wide} {
    padding-inline: ${space[24]};
  }
`
const Said = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  padding-block: ${space[24]};
  padding-inline: var(--gutter);

  & > :nth-child(even) {
    align-self: flex-end;
  }

  ${media.wide} {
    padding-inline: ${space[24]};
  }
`

/** The place of messages that are on their way. */
export function MessagesSkeleton() {
  return (
    <Said>
      <SkeletonBlock width="60%" height="44px" />
      <SkeletonBlock width="45%" height="70px" />
      <SkeletonBlock width="50%" height="44px" />
      <SkeletonBlock width="35%" height="44px" />
    </Said>
  )
}

/** The conversation before the chat, at the places of what follows. */
export function ConversationSkeleton() {
  const t = useTranslations('mf-chat')
  return (
    <SkeletonRegion label={t('conversation.loading')}>
      <Head>
        <SkeletonBlock width="48px" height="48px" round />
        <Stack gap={4}>
          <SkeletonText width="40%" />
          <SkeletonText size={13} width="55%" />
        </Stack>
      </Head>
      <MessagesSkeleton />
    </SkeletonRegion>
  )
}
