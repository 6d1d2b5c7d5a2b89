import { media, minTargetSize, Spinner, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useIsOffline } from '@jobspan/shared-kit/hooks/use-is-offline'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { openSingpass } from './open-singpass.ts'
import { SingpassWordmark, singpassBrand } from './singpass-brand.tsx'
import { useErrorMessage } from './use-error-message.ts'

const Frame = styled.div<{ $fillsFooter: boolean }>`
  display: grid;
  justify-items: start;
  ${({ $fillsFooter }) =>
    $fillsFooter &&
    `
    flex: 1 1 auto;
    justify-items: stretch;

    ${media.tablet} {
      flex: none;
    }
  `}
`
/** As wide as the button, however long it is. */
const Note = styled.div`
  inline-size: 0;
  min-inline-size: 100%;
  margin-block-start: 8px;
`
const Red = styled.button`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  justify-content: center;
  min-block-size: ${minTargetSize};
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

/**
 * The identity button. While the address is fetched it says so, in the language of the page, and takes no second press. `fillsFooter`: in the footer
 * of a dialog, where buttons are as wide as a phone.
 */
export function SingpassButton({ fillsFooter = false }: { fillsFooter?: boolean }) {
  const t = useTranslations('mf-identity')
  const { api } = usePlatform()
  const isOffline = useIsOffline()
  const toMessage = useErrorMessage()
  const noteId = useId()
  const open = useMutation({ mutationFn: () => openSingpass(api) })
  const note = isOffline ? t('button.offline') : open.error ? toMessage(open.error) : undefined
  return (
    <Frame $fillsFooter={fillsFooter}>
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
        <Note id={noteId} role="alert">
          <Text as="p" size={15} tone="danger">
            {note}
          </Text>
        </Note>
      )}
    </Frame>
  )
}
