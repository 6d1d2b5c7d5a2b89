import { Button, color, Inline, media, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { useUpdateChat } from './use-update-chat.ts'

const Line = styled.div`
  padding-block: ${space[4]};
  padding-inline: var(--gutter);
  border-block-end: 1px solid ${color.line};
  background: ${color.sunken};

  ${media.wide} {
    padding-inline: ${space[24]};
  }
`

/** Says that a chat was put aside, for as long as it is, and brings it back: nobody has to be quick (WCAG 2.2.1). */
export function NotInterestedNotice({ chatId }: { chatId: number }) {
  const t = useTranslations('mf-chat')
  const update = useUpdateChat(chatId)
  return (
    <Line>
      <Inline justify="between" gap={8}>
        <span role="status">
          <Text as="span" size={15} tone="soft">
            {t('aside.done')}
          </Text>
        </span>
        <Button
          variant="quiet"
          size="small"
          loading={update.isPending}
          onClick={() => update.mutate({ is_not_interested: false })}
        >
          {t('arrange.back')}
        </Button>
      </Inline>
    </Line>
  )
}
