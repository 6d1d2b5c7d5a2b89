import { Button, EmptyState, Stack } from '@jobspan/shared-kit/design'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { PageHead } from '../components/page-head.tsx'
import { QueryView } from '../components/query-view.tsx'
import { SkeletonRows } from '../components/skeleton-rows.tsx'
import { TokenDialog } from '../features/tokens/token-dialog.tsx'
import { TokensTable } from '../features/tokens/tokens-table.tsx'
import { useTokens } from '../operations/list-tokens.ts'
import { useConsoleText } from '../texts.ts'

/** Tokens of pipelines and shells: what a machine may do instead of a person. */
export function TokensPage() {
  const t = useConsoleText()
  const tokens = useTokens()
  const [making, setMaking] = useState(false)
  return (
    <Stack gap={24}>
      <PageHead
        title={t('tokens.title')}
        lead={t('tokens.lead')}
        actions={
          <Button icon={KeyRound} onClick={() => setMaking(true)}>
            {t('tokens.make')}
          </Button>
        }
      />
      <QueryView query={tokens} skeleton={<SkeletonRows rows={4} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState drawing={null} title={t('tokens.none')} body={t('tokens.noneBody')} />
          ) : (
            <TokensTable tokens={list} />
          )
        }
      </QueryView>
      {making && <TokenDialog onClose={() => setMaking(false)} />}
    </Stack>
  )
}
