import { color, radius, SkeletonBlock } from '@jobspan/shared-kit/design'
import { type ComponentType, useEffect, useState } from 'react'
import { styled } from 'styled-components'

/** Black on white in dark pages too: not every phone reads a code that is light on dark. */
const Paper = styled.div`
  display: grid;
  place-items: center;
  inline-size: 208px;
  block-size: 208px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: #fff;
`

type Picture = ComponentType<{ value: string; title: string; size: number; level: 'M'; marginSize: number }>

/** A QR code (ISO/IEC 18004); `label` says what a phone finds in it. The code that draws it comes when one is shown. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const [Picture, setPicture] = useState<Picture>()
  useEffect(() => {
    let isThere = true
    import('qrcode.react').then(
      ({ QRCodeSVG }) => isThere && setPicture(() => QRCodeSVG as Picture),
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [])
  return (
    <Paper>
      {Picture ? (
        <Picture value={value} title={label} size={176} level="M" marginSize={0} />
      ) : (
        <SkeletonBlock width="176px" height="176px" />
      )}
    </Paper>
  )
}
