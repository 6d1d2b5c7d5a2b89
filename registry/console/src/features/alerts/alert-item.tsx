import { type Alert, shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { Badge, Card, Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { Bug, FileWarning, OctagonPause, TriangleAlert } from 'lucide-react'
import { addresses, cellKey } from '../../addresses.ts'
import { CountryLabel } from '../../components/country-label.tsx'
import { Monospace } from '../../components/monospace.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useRemoteName } from '../../components/use-remote-name.ts'
import { useVersionText, VersionName } from '../../components/version-name.tsx'
import { useConsoleText } from '../../texts.ts'

const looks = {
  canary_halted: { glyph: OctagonPause, tone: 'danger' },
  integrity: { glyph: FileWarning, tone: 'danger' },
  failing: { glyph: TriangleAlert, tone: 'warning' },
  error_new: { glyph: Bug, tone: 'warning' },
  error_again: { glyph: Bug, tone: 'warning' },
} as const

/** The message in people's words: the version stands below it, by its day. */
const useMessage = () => {
  const nameOf = useRemoteName()
  const versionOf = useVersionText()
  return ({ message, remote, build }: Alert): string =>
    message
      .replaceAll(`${build} of ${remote}`, `of ${nameOf(remote)}`)
      .replaceAll(`${remote} ${build}`, nameOf(remote))
      .replaceAll(build, versionOf(remote, build))
      // Not in a path such as mf-chat/src/pages/chat-page.tsx, which is searched for as it is.
      .replaceAll(new RegExp(`(?<![\\w/-])${remote}(?![\\w/-])`, 'g'), nameOf(remote))
}

export function AlertItem({ alert }: { alert: Alert }) {
  const t = useConsoleText()
  const nameOf = useRemoteName()
  const messageOf = useMessage()
  const { glyph, tone } = looks[alert.kind]
  // The shell has neither cell nor page here: it is released with the site.
  const isOfShell = alert.remote === shellRemoteName
  const isError = alert.kind === 'error_new' || alert.kind === 'error_again'
  return (
    <Card as="li" padding={16}>
      <Stack gap={8}>
        <Inline gap={12}>
          <Badge tone={tone} icon={glyph}>
            {t(`alerts.kind.${alert.kind}`)}
          </Badge>
          <Text as="span" size={15} tone="soft">
            <Timestamp at={alert.at} exact />
          </Text>
        </Inline>
        <Text>{isOfShell ? alert.message : messageOf(alert)}</Text>
        <Inline gap={16}>
          <CountryLabel country={alert.country} />
          <Text as="span" size={15}>
            {isOfShell ? (
              <Monospace>
                {alert.remote} {alert.build}
              </Monospace>
            ) : (
              <>
                {nameOf(alert.remote)} · <VersionName remote={alert.remote} build={alert.build} isLong />
              </>
            )}
          </Text>
          {isError && <TextLink href={addresses.remote(alert.remote, 'errors')}>{t('alerts.toErrors')}</TextLink>}
          {!isOfShell && !isError && (
            <>
              <TextLink href={addresses.overview({ cell: cellKey(alert.remote, alert.country) })}>
                {t('alerts.open')}
              </TextLink>
              <TextLink href={addresses.remote(alert.remote, 'health', { country: alert.country })}>
                {t('cell.toHealth')}
              </TextLink>
            </>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
