import { Spinner, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useIsOffline } from '@jobspan/shared-kit/hooks/use-is-offline'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { identityStatusQuery } from './identity-queries.ts'
import { openSingpass } from './open-singpass.ts'
import { SingpassWordmark, singpassBrand } from './singpass-brand.tsx'
import { useErrorMessage } from './use-error-message.ts'

const Frame = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
`
const Red = styled.button`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  justify-content: center;
  min-block-size: 48px;
  max-inline-size: 100%;
  padding-block: 10px;
  padding-inline: 20px;
  border: 0;
  border-radius: 8px;
  background: ${singpassBrand.fill};
  color: ${singpassBrand.ink};
  font: inherit;
  font-size: 16px;
  font-weight: 700;
  line-height: 1.2;
  cursor: pointer;

  &:hover {
    background: ${singpassBrand.hoverFill};
  }

  &[aria-disabled='true'] {
    cursor: default;
  }
`

/** The identity button. While the address is fetched it says so, in the language of the page, and takes no second press. */
export function SingpassButton() {
  const t = useTranslations('mf-identity')
  const { api } = usePlatform()
  const status = useQuery(identityStatusQuery(api)).data
  const isOffline = useIsOffline()
  const toMessage = useErrorMessage()
  const noteId = useId()
  const open = useMutation({ mutationFn: () => openSingpass(api) })
  const note = isOffline ? t('button.offline') : open.error ? toMessage(open.error) : undefined
  return (
    <Frame>
      <Red
        type="button"
        lang={open.isPending ? undefined : 'en'}
        aria-label={open.isPending ? t('button.opening') : singpassBrand.spokenLabel}
        aria-disabled={open.isPending || isOffline}
        aria-describedby={note ? noteId : undefined}
        onClick={() => !open.isPending && !isOffline && open.mutate()}
      >
        {open.isPending && <Spinner size={20} decorative />}
        <span aria-hidden dir="ltr">
          {singpassBrand.action} <SingpassWordmark />
        </span>
      </Red>
      <div role="status">
        <VisuallyHidden>{open.isPending ? t('button.opening') : ''}</VisuallyHidden>
      </div>
      {note && (
        <div id={noteId} role="alert">
          <Text as="p" size={15} tone="danger">
            {note}
          </Text>
        </div>
      )}
      {status?.is_stand_in && (
        <Text size={13} tone="soft">
          {t('standIn')}
        </Text>
      )}
    </Frame>
  )
}
