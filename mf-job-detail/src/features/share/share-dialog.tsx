import { Button, ButtonLink, Grid, LazyDialog, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { mailTarget, shareTargets } from './share-targets.ts'
import { useShareTexts } from './use-share-texts.ts'

type Copied = 'no' | 'yes' | 'failed'

/** For browsers without a share sheet of their own: copy the link, or take it to a network or into a mail. */
export function ShareDialog({
  url,
  title,
  heading,
  open,
  onClose,
}: {
  url: string
  title: string
  heading: string
  open: boolean
  onClose: () => void
}) {
  const t = useShareTexts()
  const [copied, setCopied] = useState<Copied>('no')
  useEffect(() => {
    if (open) setCopied('no')
  }, [open])
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  return (
    <LazyDialog open={open} onClose={onClose} title={heading}>
      <Stack gap={24}>
        <Stack gap={8}>
          <TextField
            label={t('share.link')}
            value={url}
            readOnly
            direction="ltr"
            onFocus={(event) => event.target.select()}
          />
          <Button variant="secondary" icon={copied === 'yes' ? Check : Copy} onClick={copy}>
            {t('share.copy')}
          </Button>
          <Text size={15} tone="soft">
            <span role="status">{copied !== 'no' && t(copied === 'yes' ? 'share.copied' : 'share.copyFailed')}</span>
          </Text>
        </Stack>
        <Grid as="ul" gap={8} min="8rem" label={t('share.networks')}>
          {shareTargets(url, title).map((target) => (
            <li key={target.name}>
              <ButtonLink href={target.href} external variant="secondary" block>
                {target.name}
              </ButtonLink>
            </li>
          ))}
          <li>
            <ButtonLink href={mailTarget(url, title)} variant="secondary" block>
              {t('share.email')}
            </ButtonLink>
          </li>
        </Grid>
      </Stack>
    </LazyDialog>
  )
}
