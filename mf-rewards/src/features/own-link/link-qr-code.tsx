import { QrCode } from '@jobspan/shared-features/account'
import { useOwnTexts } from '../../own-texts/use-own-texts.ts'

/** The link for a phone beside this screen. */
export function LinkQrCode({ url }: { url: string }) {
  const t = useOwnTexts()
  return <QrCode value={url} label={t('link.qr')} />
}
