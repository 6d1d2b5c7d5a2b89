import { color, font, fontSize, Heading, media, Stack, space } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useInstallTexts } from './use-install-texts.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  padding-block: ${space[32]} ${space[48]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Steps = styled.ol`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Step = styled.li`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  align-items: baseline;
`

const Place = styled.span`
  font-family: ${font.display};
  font-size: ${fontSize[18]};
  color: ${color.accent};
`

const devices = { ios: ['open', 'share', 'add'], android: ['open', 'menu', 'add'], computer: ['open', 'icon'] } as const
type Device = keyof typeof devices

const DeviceSteps = ({ device }: { device: Device }) => {
  const t = useInstallTexts()
  const format = useFormat()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Heading level={2} size={18} id={id}>
          {t(`download.${device}.title`)}
        </Heading>
        <Steps role="list">
          {devices[device].map((step, index) => (
            <Step key={step}>
              <Place aria-hidden>{format.number(index + 1)}</Place>
              {t(`download.${device}.${step}`)}
            </Step>
          ))}
        </Steps>
      </Stack>
    </section>
  )
}

/** How each kind of device takes the site in, for browsers that do not ask by themselves. */
export const InstallSteps = () => (
  <Columns>
    <DeviceSteps device="ios" />
    <DeviceSteps device="android" />
    <DeviceSteps device="computer" />
  </Columns>
)
