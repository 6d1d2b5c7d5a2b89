import { CodeField, PhoneField, QrCode, ResendButton, useResend } from '@jobspan/shared-kit/account'
import { useState } from 'react'
import { Grid, Inline } from '../layout.tsx'
import type { Sample } from './samples.ts'
import { Section } from './section.tsx'

export function AccountDemo({ sample }: { sample: Sample }) {
  const [code, setCode] = useState('123')
  const [number, setNumber] = useState('')
  const resend = useResend()
  return (
    <Section title="Signing in" note="Bundled into who uses it: import from account, not from design.">
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
