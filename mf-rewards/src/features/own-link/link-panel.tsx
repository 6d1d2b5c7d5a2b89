import { Button, ButtonLink, Grid, Inline, SkeletonBlock, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { Check, Copy, Mail, QrCode as QrIcon, Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../lazy-part/lazy-part.tsx'
import { useOwnTexts } from '../../own-texts/use-own-texts.ts'
import { mailTarget, shareTargets } from './share-targets.ts'

/** Asked for with a tap. */
const LinkQrCode = lazyPart(
  async () => (await import('./link-qr-code.tsx')).LinkQrCode,
  <SkeletonBlock width="200px" height="200px" />,
)

/** One's own link: to be copied, shared by the device, shown to a phone beside one, or sent with one's own programs. */
export function LinkPanel({ code }: { code: string }) {
  const t = useOwnTexts()
  const { site, locale } = usePlatform()
  const isHydrated = useIsHydrated()
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const [showsQr, setShowsQr] = useState(false)
  const url = site.origin + inLanguage(locale.language, urls.invitation(code))
  const subject = t('link.subject', { brand: site.brand })
  const message = t('link.message', { brand: site.brand })
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  // Closing the sheet is a choice, and where it fails the other ways are beside it.
  const share = () => void navigator.share({ title: subject, text: message, url }).catch(() => undefined)
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <TextField
          label={t('link.label')}
          value={url}
          readOnly
          direction="ltr"
          onFocus={(event) => event.target.select()}
        />
        <Inline gap={8}>
          <Button icon={copied === 'yes' ? Check : Copy} onClick={copy}>
            {t('link.copy')}
          </Button>
          {isHydrated && 'share' in navigator && (
            <Button variant="secondary" icon={Share2} onClick={share}>
              {t('link.share')}
            </Button>
          )}
          <Button variant="secondary" icon={QrIcon} expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
            {t(showsQr ? 'link.hideQr' : 'link.showQr')}
          </Button>
        </Inline>
        <Text size={15} tone="soft">
          <span role="status">{copied !== 'no' && t(copied === 'yes' ? 'link.copied' : 'link.copyFailed')}</span>
        </Text>
        {showsQr && <LinkQrCode url={url} />}
      </Stack>
      <Stack gap={8}>
        <Text size={15} weight="semibold">
          {t('link.with')}
        </Text>
        <Grid as="ul" gap={8} min="9rem" label={t('link.with')}>
          <li>
            <ButtonLink href={mailTarget(url, subject, message)} variant="secondary" icon={Mail} block>
              {t('link.email')}
            </ButtonLink>
          </li>
          {shareTargets(url, message).map(({ name, href }) => (
            <li key={name}>
              <ButtonLink href={href} external variant="secondary" block>
                {name}
              </ButtonLink>
            </li>
          ))}
        </Grid>
      </Stack>
    </Stack>
  )
}
