import { color, space, Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { usePayoutTexts } from '../../payout-texts/use-payout-texts.ts'

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[48]};
  margin: 0;
  padding-block: ${space[16]};
  border-block: 1px solid ${color.line};

  & > div {
    display: flex;
    flex-direction: column;
  }
`

/** Points that the member can use, and those that a withdrawal holds. */
export function Balance({ available, reserved }: { available: number; reserved: number }) {
  const t = usePayoutTexts()
  const format = useFormat()
  return (
    <Facts>
      <div>
        <Text as="dt" size={13} tone="soft">
          {t('points.available')}
        </Text>
        <Text as="dd" size={36} weight="semibold" numeric>
          {format.number(available)}
        </Text>
      </div>
      {reserved > 0 && (
        <div>
          <Text as="dt" size={13} tone="soft">
            {t('points.reserved')}
          </Text>
          <Text as="dd" size={36} weight="semibold" tone="soft" numeric>
            {format.number(reserved)}
          </Text>
        </div>
      )}
    </Facts>
  )
}
