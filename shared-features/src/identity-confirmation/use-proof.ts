import type { ConfirmPurpose, SignInMethods } from '@jobspan/shared-kit/contracts/auth/account-security'
import type { CodeSent } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPasskeys } from '../account/passkeys.ts'
import { mailConfirmCode, type Reauthentication, sendReauthentication } from './confirm-api.ts'

type Method = Reauthentication['method']

const listMethods = ({ has_password, passkeys }: SignInMethods): Method[] => [
  ...(has_password ? (['password'] as const) : []),
  ...(passkeys.length > 0 && hasPasskeys() ? (['passkey'] as const) : []),
  'otp',
]

/** The method that a member chose of theirs, what they typed, and how a mailed code and the proof are sent. */
export const useProof = (methodsOfMember: SignInMethods, purpose: ConfirmPurpose, onConfirmed: () => void) => {
  const { api } = usePlatform()
  const methods = listMethods(methodsOfMember)
  const [method, setMethod] = useState<Method>(methods[0] ?? 'otp')
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [code, setCode] = useState('')
  const mail = useMutation<CodeSent>({
    mutationFn: () => mailConfirmCode(api, purpose),
    onSuccess: () => {
      setCode('')
      proof.reset()
    },
  })
  const proof = useMutation({
    mutationFn: (given: Reauthentication) => sendReauthentication(api, given),
    onSuccess: onConfirmed,
  })
  return {
    method,
    others: methods.filter((other) => other !== method),
    mail,
    proof,
    password,
    isPasswordMissing: isMissing && password === '',
    code,
    setCode,
    typePassword: (typed: string) => {
      setPassword(typed)
      proof.reset()
    },
    submit: () => {
      if (proof.isPending || mail.isPending) return
      if (method === 'password') {
        setMissing(password === '')
        if (password !== '') proof.mutate({ method, password })
      } else if (method === 'passkey') proof.mutate({ method })
      else if (!mail.data) mail.mutate()
      else if (code.length === 6) proof.mutate({ method, otp: code })
    },
    choose: (other: Method) => {
      proof.reset()
      setMethod(other)
      if (other === 'otp' && !mail.data) mail.mutate()
      if (other === 'passkey') proof.mutate({ method: other })
    },
  }
}
