import { Button, color, Inline, Notice, Stack } from '@jobspan/shared-kit/design'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useConsoleText } from '../../texts.ts'

const Secret = styled.code`
  display: block;
  padding: 16px;
  border-radius: 8px;
  background: ${color.sunken};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  user-select: all;
`

/** A secret that is shown once. Where the browser does not let it be copied, it is selected by one press. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useConsoleText()
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <Stack>
      <Notice severity="warning">{t('tokens.once')}</Notice>
      <Secret aria-label={t('tokens.secret')}>{secret}</Secret>
      <span role="status">{copied && t(copied === 'yes' ? 'tokens.copied' : 'tokens.notCopied')}</span>
      <Inline gap={12}>
        <Button icon={copied === 'yes' ? Check : Copy} onClick={() => void copy()}>
          {t('tokens.copy')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('tokens.done')}
        </Button>
      </Inline>
    </Stack>
  )
}
