import type { AccessToken } from '@jobspan/shared-kit/contracts/registry/people'
import { Badge, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Monospace } from '../../components/monospace.tsx'
import { Table } from '../../components/table.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useErrorMessage } from '../../components/use-error-message.ts'
import { emptyValue } from '../../format-number.ts'
import { useRevokeToken } from '../../operations/revoke-token.ts'
import { useConsoleText } from '../../texts.ts'

const stateOf = ({ revoked_at, expires_at }: AccessToken, now = Date.now()) => {
  if (revoked_at) return 'revoked'
  return expires_at && Date.parse(expires_at) <= now ? 'expired' : 'active'
}

export function TokensTable({ tokens }: { tokens: readonly AccessToken[] }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const revoke = useRevokeToken()
  return (
    <Table
      label={t('tokens.title')}
      columns={[
        t('tokens.name'),
        t('people.role'),
        t('tokens.expires'),
        t('tokens.lastUsed'),
        t('people.state'),
        t('people.actions'),
      ]}
    >
      {tokens.map((token) => {
        const state = stateOf(token)
        return (
          <tr key={token.id}>
            <th scope="row">
              <Text as="div" size={15} weight="semibold" direction="auto">
                {token.name}
              </Text>
              <Text as="div" size={13} tone="soft">
                {token.created_by} · <Timestamp at={token.created_at} />
              </Text>
            </th>
            <td>
              {t(`role.${token.role}`)}
              {token.remotes.length > 0 && (
                <div>
                  <Monospace>{token.remotes.join(', ')}</Monospace>
                </div>
              )}
            </td>
            <td>{token.expires_at ? <Timestamp at={token.expires_at} /> : t('tokens.never')}</td>
            <td>{token.last_used_at ? <Timestamp at={token.last_used_at} /> : emptyValue}</td>
            <td>
              <Badge tone={state === 'active' ? 'success' : 'neutral'}>{t(`tokens.${state}`)}</Badge>
            </td>
            <td>
              {state !== 'revoked' && (
                <ConfirmButton
                  label={t('tokens.revoke')}
                  name={t('tokens.revokeName', { name: token.name })}
                  title={t('tokens.revokeTitle', { name: token.name })}
                  body={t('tokens.revokeBody')}
                  confirm={t('tokens.revoke')}
                  onConfirm={() =>
                    revoke
                      .mutateAsync(token.id)
                      .then(() => notify(t('tokens.revokedNow', { name: token.name }), 'success'))
                      .catch((error: unknown) => {
                        notify(toErrorMessage(error) ?? '', 'error')
                        throw error
                      })
                  }
                />
              )}
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
