import { Button, Inline, Notice, Text } from '@jobspan/shared-kit/design'
import { ShieldCheck } from 'lucide-react'
import { Monospace } from '../../components/monospace.tsx'
import { useErrorMessage } from '../../components/use-error-message.ts'
import { formatCount } from '../../format-number.ts'
import { useVerifyAudit } from '../../operations/verify-audit.ts'
import { useConsoleText } from '../../texts.ts'

/** Lets anyone see for themselves that no row was changed or removed. */
export function VerifyChain() {
  const t = useConsoleText()
  const toErrorMessage = useErrorMessage()
  const verify = useVerifyAudit()
  const { data } = verify
  return (
    <Inline gap={16}>
      <Button
        size="small"
        variant="secondary"
        icon={ShieldCheck}
        loading={verify.isPending}
        onClick={() => verify.mutate()}
      >
        {t('audit.verify')}
      </Button>
      {!data && !verify.isError && (
        <Text as="span" size={15} tone="soft">
          {t('audit.verifyHint')}
        </Text>
      )}
      {data?.intact && (
        <Notice severity="success" live>
          {t('audit.intact', { count: data.rows, rows: formatCount(data.rows) })}{' '}
          <Monospace>{data.head.slice(0, 16)}</Monospace>
        </Notice>
      )}
      {data && !data.intact && (
        <Notice severity="error" title={t('audit.broken')} live>
          {t('audit.brokenBody', { sequence: data.broken_at })}
        </Notice>
      )}
      {verify.isError && (
        <Notice severity="error" live>
          {toErrorMessage(verify.error)}
        </Notice>
      )}
    </Inline>
  )
}
