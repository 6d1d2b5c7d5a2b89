import {
  Button,
  Checkbox,
  color,
  fontSize,
  Heading,
  Inline,
  media,
  radius,
  Stack,
  space,
  Text,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { downloadFile } from '../../settings/download-file.ts'

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${space[4]} ${space[24]};
  margin: 0;
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  font-size: ${fontSize[16]};
  font-variant-numeric: tabular-nums;
  list-style: none;

  ${media.tablet} {
    max-inline-size: 26rem;
  }

  @media print {
    background: none;
  }
`
/** On paper only the codes are wanted. */
const Part = styled.div`
  outline: none;

  @media print {
    &,
    & * {
      visibility: visible;
    }

    position: fixed;
    inset: 0;
    padding: 2cm;

    button,
    label {
      display: none;
    }
  }
`

/** Recovery codes, told this once: copied, saved or printed, and not left before the member says that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('mf-profile')
  const { notify, site } = usePlatform()
  const [hasSaved, setSaved] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify(t('copied'), 'success'),
      () => notify(t('notCopied'), 'error'),
    )
  }
  return (
    <Part ref={box} tabIndex={-1}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={3} size={18}>
            {t('recovery.title')}
          </Heading>
          <Text>{t('recovery.lead')}</Text>
        </Stack>
        <Codes role="list" aria-label={t('recovery.title')}>
          {codes.map((code) => (
            <li key={code}>
              <bdi dir="ltr">{code}</bdi>
            </li>
          ))}
        </Codes>
        <Inline gap={8}>
          <Button variant="secondary" size="small" icon={Copy} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            icon={Download}
            onClick={() =>
              downloadFile(`${site.brand.toLowerCase()}-recovery-codes.txt`, 'text/plain', codes.join('\r\n'))
            }
          >
            {t('recovery.download')}
          </Button>
          <Button variant="secondary" size="small" icon={Printer} onClick={() => window.print()}>
            {t('recovery.print')}
          </Button>
        </Inline>
        <Checkbox
          label={t('recovery.kept')}
          checked={hasSaved}
          onChange={(event) => setSaved(event.currentTarget.checked)}
        />
        <Inline>
          <Button disabled={!hasSaved} onClick={onDone}>
            {t('done')}
          </Button>
        </Inline>
      </Stack>
    </Part>
  )
}
