import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from './button.tsx'
import { Illustration, type IllustrationName } from './illustration.tsx'
import { Heading, Text } from './text.tsx'
import { space } from './tokens.ts'

const Box = styled.div<{ $compact: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[8]};
  max-inline-size: 28rem;
  margin-inline: auto;
  padding-block: ${({ $compact }) => ($compact ? space[24] : space[64])};
  text-align: center;
`
const Picture = styled.div`
  margin-block-end: ${space[16]};
`
const Action = styled.div`
  margin-block-start: ${space[16]};
`

type StateProps = {
  drawing?: IllustrationName | null
  /** What happened, in one line. */
  title: string
  /** What to do, in one line. */
  body?: ReactNode
  /** One button or link. */
  action?: ReactNode
  level?: 1 | 2 | 3
  /** Less air, for panels and lists. */
  compact?: boolean
}

function PageState({ drawing, title, body, action, level = 2, compact = false }: StateProps) {
  return (
    <Box $compact={compact}>
      {drawing && (
        <Picture>
          <Illustration name={drawing} />
        </Picture>
      )}
      <Heading level={level} size={22} align="center">
        {title}
      </Heading>
      {body && (
        <Text as="div" tone="soft" align="center">
          {body}
        </Text>
      )}
      {action && <Action>{action}</Action>}
    </Box>
  )
}

/** There is nothing to show, and that is in order. */
export function EmptyState({ drawing = 'noResults', ...rest }: StateProps) {
  return <PageState drawing={drawing} {...rest} />
}

const kinds = { error: 'error', offline: 'offline', missing: 'missing', closed: 'closed' } as const

/**
 * Something could not be shown. `kind` brings its drawing and the kit's own words; give `title`, `body` or `action` to say it
 * better. `onRetry` adds a "Try again" button. Announced as an alert when it comes into a page, or in its place (`level` 1).
 */
export function ErrorState({
  kind = 'error',
  title,
  body,
  action,
  onRetry,
  retrying = false,
  level = 2,
  compact,
}: {
  kind?: keyof typeof kinds
  title?: string
  body?: ReactNode
  action?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  level?: 1 | 2 | 3
  compact?: boolean
}) {
  const t = useTranslations('kit')
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry} loading={retrying}>
      {t('tryAgain')}
    </Button>
  )
  return (
    <div role="alert">
      <PageState
        drawing={kinds[kind]}
        title={title ?? t(`state.${kind}.title`)}
        body={body ?? t(`state.${kind}.body`)}
        action={action ?? retry}
        level={level}
        compact={compact}
      />
    </div>
  )
}
