import { Grid, Inline } from '@jobspan/shared-kit/design'
import { type Sample, Section } from '@jobspan/shared-kit/design/gallery'
import { useState } from 'react'
import { CodeField } from './code-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { QrCode } from './qr-code.tsx'
import { ResendButton, useResend } from './resend-button.tsx'

/** Every state of them, for the shell's page of the kit. */
export function AccountDemo({ sample }: { sample: Sample }) {
  const [code, setCode] = useState('123')
  const [number, setNumber] = useState('')
  const resend = useResend()
  return (
    <Section title="Signing in" note="Bundled into who uses it.">
      <Grid columns={2} gap={24}>
        <CodeField label="Code" hint={sample.hint} value={code} onChange={setCode} />
        <CodeField label="Code" error={sample.wrong} value="123456" onChange={() => {}} />
        <PhoneField label="Mobile number" value={number} onChange={setNumber} country="sg" />
        <PhoneField label="Mobile number" error={sample.wrong} value="+819012345678" onChange={() => {}} country="jp" />
        <QrCode value="https://jobspan.example/en-us/get-started/device/x" label="Code to scan" />
        <Inline>
          <ResendButton secondsLeft={resend.secondsLeft} onPress={() => resend.start(60)} sending={false} />
          <ResendButton secondsLeft={42} onPress={() => {}} sending={false} />
          <ResendButton secondsLeft={0} onPress={() => {}} sending />
        </Inline>
      </Grid>
    </Section>
  )
}
