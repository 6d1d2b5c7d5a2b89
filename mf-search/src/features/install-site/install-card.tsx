import { QrCode } from '@jobspan/shared-features/account'
import { Button, color, fontSize, Heading, media, Notice, Stack, space, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useLocation } from '@jobspan/shared-kit/routing'
import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { useInstallPrompt } from './use-install-prompt.ts'
import { useInstallTexts } from './use-install-texts.ts'

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  align-items: center;
  margin-block-start: ${space[24]};
  padding: ${space[24]};
  border-radius: 48px 48px 20px 20px;
  background: ${color.accentWash};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[48]};
    border-radius: 160px 160px 20px 20px;
    padding-inline: ${space[64]};
  }
`

/** For another device than this one: on a phone there is nothing to scan it with. */
const OnOthers = styled.div`
  display: none;

  ${media.tablet} {
    display: grid;
    justify-items: center;
    gap: ${space[12]};
    inline-size: 16rem;
    text-align: center;
  }
`

const Address = styled.bdi`
  font-size: ${fontSize[13]};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`

const maxCampaignLength = 60

/** The home page in the visitor's language; visits by the code are counted to the campaign that led to this page. */
const useCodeAddress = (): { address: string; shown: string } => {
  const { site, locale } = usePlatform()
  const { search } = useLocation()
  const campaign = new URLSearchParams(search).get('utm_campaign')?.slice(0, maxCampaignLength) || 'download'
  const home = site.origin + inLanguage(locale.language, urls.home())
  const query = new URLSearchParams({ utm_source: 'download-page', utm_medium: 'qr', utm_campaign: campaign })
  return { address: `${home}?${query}`, shown: home.replace(/^https?:\/\//, '') }
}

/** What it is, the browser's own way to install where there is one, and a code for the phone. */
export const InstallCard = () => {
  const t = useInstallTexts()
  const { site } = usePlatform()
  const { install, isInstalled } = useInstallPrompt()
  const { address, shown } = useCodeAddress()
  return (
    <Card>
      <Stack gap={16} align="start">
        <Heading level={1} size={36}>
          {t('download.title', { brand: site.brand })}
        </Heading>
        <Text size={18} tone="soft">
          {t('download.lead')}
        </Text>
        {install && (
          <Button icon={Download} size="large" onClick={() => void install()}>
            {t('download.install', { brand: site.brand })}
          </Button>
        )}
        {isInstalled && (
          <Notice severity="success" live>
            {t('download.installed', { brand: site.brand })}
          </Notice>
        )}
      </Stack>
      <OnOthers>
        <QrCode value={address} label={t('download.scan')} />
        <Text size={15}>{t('download.scan')}</Text>
        <Address dir="ltr">{shown}</Address>
      </OnOthers>
    </Card>
  )
}
