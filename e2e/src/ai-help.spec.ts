import type { Page } from '@playwright/test'
import { findJobWithRecruiter, newEmail } from './application-helpers.ts'
import { chatButton, onlyChat } from './chat-helpers.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')
const profile = (key: string) => ({ name: t('mf-profile', key) })
const kit = (key: string) => ({ name: t('kit', key) })
const provider = site.modelProvider

const openPage = async (page: Page, path: string) => {
  await page.goto(`/en-us${path}`)
  await waitForHydration(page)
}

test('a model helps a member who consented, from the summary to the first message', { tag: '@main' }, async ({
  page,
}) => {
  test.setTimeout(60_000)
  await registerByApi(page, newEmail())
  const press = (name: { name: RegExp }) => page.getByRole('button', name).click()
  const dialog = (name: { name: RegExp }) => page.getByRole('dialog', name)

  await test.step('the summary is written once the member consented, and is theirs once they accept it', async () => {
    await openPage(page, '/manage-profile/profile')
    await press(profile('manage.summary.add'))
    await press(profile('summaryHelp.begin.model'))
    const consent = dialog(kit('consent.title.text'))
    await expect(consent).toContainText(provider)
    await expectAccessible(page)
    await consent.getByRole('button', kit('consent.allow')).click()
    await expect(page.getByText(t('kit', 'writing.ready'))).toBeVisible()
    await expectAccessible(page)
    await press(profile('summaryHelp.type.concise'))
    await press(profile('summaryHelp.accept'))
    const section = page.getByRole('region', profile('manage.summary.title'))
    await expect(section.getByText('I bring order to work that others find hard to plan.')).toBeVisible()
    await expect(section.getByText(t('mf-profile', 'manage.summary.generated'))).toBeVisible()
  })

  await test.step('a picture that is drawn becomes the avatar, marked as generated', async () => {
    await press(profile('manage.avatar.add'))
    await press(profile('manage.avatar.generate'))
    await press(profile('manage.avatar.make'))
    await dialog(kit('consent.title.images')).getByRole('button', kit('consent.rules.images')).click()
    const pictures = page.getByRole('group', profile('manage.avatar.candidates')).getByRole('radio')
    await expect(pictures).toHaveCount(4)
    await expectAccessible(page)
    await pictures.first().press('Space')
    await press(profile('manage.avatar.use'))
    await expect(page.getByText(t('mf-profile', 'manage.avatar.generated'))).toBeVisible()
  })

  await test.step('the check of the resume has what the model finds beside the rules', async () => {
    await openPage(page, '/manage-profile/resume')
    await press(profile('check.run'))
    const score = page.getByText(t('mf-profile', 'check.score')).first()
    const before = await score.textContent()
    await press(profile('check.findings.ask'))
    await expect(page.getByText('Say what changed because of your work.')).toBeVisible()
    expect(await score.textContent()).toBe(before)
    await expectAccessible(page)
  })

  await test.step('a first message is drafted for a job, and sent', async () => {
    const job = await findJobWithRecruiter(page, 'sg', 'accountant')
    await openPage(page, `/job/${job.slug}`)
    await chatButton(page).click()
    const form = dialog({ name: t('mf-chat', 'start.title') })
    await form.getByRole('button', { name: t('mf-chat', 'start.draft') }).click()
    await form.getByRole('button', kit('message.insert')).click()
    await expect(form.getByRole('textbox')).not.toHaveValue('')
    await expectAccessible(page)
    await onlyChat(form)
    await form.getByRole('button', { name: t('mf-chat', 'start.send') }).click()
    await expect(page).toHaveURL(/\/chat\/\d+$/)
    await expect(page.getByRole('main').getByText('I bring order to work').last()).toBeVisible()
  })

  await test.step('the consent is withdrawn', async () => {
    await openPage(page, '/account-settings/account')
    const row = page.getByRole('group', profile('aiConsent.label.text'))
    await row.getByRole('button', profile('aiConsent.withdraw')).click()
    await expect(row.getByText(t('mf-profile', 'aiConsent.none'))).toBeVisible()
  })
})
