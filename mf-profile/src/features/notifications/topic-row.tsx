import { color, fontSize, media, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useId } from 'react'
import { styled } from 'styled-components'
import { NamedSwitch } from '../../settings/switch.tsx'

/** On phones the two switches stand side by side below the text. */
const Row = styled.div`
  display: grid;
  gap: ${space[4]} ${space[24]};
  padding-block: ${space[12]};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: center;
  }
`
const Detail = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  line-height: 1.45;
  text-wrap: pretty;
`
const Switches = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[16]};
`

type Props = {
  label: string
  detail: string
  inApp: boolean
  byEmail: boolean
  onInApp(on: boolean): void
  onByEmail(on: boolean): void
}

/** Something that may happen, and where the member is told of it. */
export function TopicRow({ label, detail, inApp, byEmail, onInApp, onByEmail }: Props) {
  const t = useTranslations('mf-profile')
  const [labelId, detailId] = [useId(), useId()]
  return (
    <Row role="group" aria-labelledby={labelId} aria-describedby={detailId}>
      <span>
        <span id={labelId}>{label}</span>
        <Detail id={detailId}>{detail}</Detail>
      </span>
      <Switches>
        <NamedSwitch label={t('notifications.inApp')} groupId={labelId} checked={inApp} onChange={onInApp} />
        <NamedSwitch label={t('notifications.byEmail')} groupId={labelId} checked={byEmail} onChange={onByEmail} />
      </Switches>
    </Row>
  )
}
