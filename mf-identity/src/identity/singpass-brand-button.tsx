import { minTargetSize, Spinner, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { SingpassWordmark, singpassBrand } from './singpass-brand.tsx'
import type { Singpass } from './use-singpass.ts'

const Box = styled.button<{ $fillsLine: boolean }>`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  justify-content: center;
  min-block-size: ${minTargetSize};
  inline-size: ${({ $fillsLine }) => ($fillsLine ? '100%' : 'auto')};
  max-inline-size: 100%;
  padding-block: 10px;
  padding-inline: ${({ $fillsLine }) => ($fillsLine ? '12px' : '20px')};
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

/** The identity button alone. While the address is fetched it says so, in the language of the page. */
export function SingpassBrandButton({
  singpass: { isOpening, isDisabled, problem, open },
  problemId,
  fillsLine = false,
}: {
  singpass: Singpass
  /** Of the `Problem` beside it. */
  problemId: string
  fillsLine?: boolean
}) {
  const t = useTranslations('mf-identity')
  return (
    <>
      <Box
        $fillsLine={fillsLine}
        type="button"
        lang={isOpening ? undefined : 'en'}
        aria-label={isOpening ? t('button.opening') : singpassBrand.spokenLabel}
        aria-disabled={isDisabled}
        aria-describedby={problem ? problemId : undefined}
        onClick={open}
      >
        {isOpening && <Spinner size={20} decorative />}
        <span aria-hidden dir="ltr">
          {singpassBrand.action} <SingpassWordmark />
        </span>
      </Box>
      <div role="status">
        <VisuallyHidden>{isOpening ? t('button.opening') : ''}</VisuallyHidden>
      </div>
    </>
  )
}

/** Why the identity button does not work, or did not. */
export function Problem({ id, children }: { id: string; children: string }) {
  return (
    <div id={id} role="alert">
      <Text as="p" size={15} tone="danger">
        {children}
      </Text>
    </div>
  )
}
