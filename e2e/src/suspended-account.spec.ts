import { newEmail } from './application-helpers.ts'
import { createOperatorCommands } from './create-operator-commands.ts'
import { expect, test, waitForHydration } from './fixtures.ts'
import { continueWithEmail, expectMember, registerByApi, secret } from './sign-in-helpers.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')

// Nobody could suspend an account: an open tab of one went on as if nothing had happened.
test('an account that is suspended ends in an open tab, reads why at sign-in, and is let in after its release', async ({
  page,
}) => {
  const email = newEmail()
  await registerByApi(page, email)
  await page.goto('/en-us')
  await waitForHydration(page)
  await expectMember(page)
  const ops = await createOperatorCommands()
  const { id } = (await ops('account', email)) as { id: number }
  await ops('suspend-account', String(id), '--kind', 'safety', '--reason', 'Signed in from two countries')
  await expect(page.getByRole('link', { name: t('shell', 'header.signIn') }).first()).toBeVisible()

  await continueWithEmail(page, email)
  await page.getByRole('textbox', { name: t('shell', 'account.password') }).fill(secret)
  const signIn = page.getByRole('button', { name: t('shell', 'account.signIn') })
  await signIn.click()
  await expect(page.getByRole('main')).toContainText('We suspended this account to keep it safe')
  await ops('release-account', String(id), '--reason', 'It was the member')
  await signIn.click()
  await expectMember(page)
})
