import { describeLegalPage, LegalPage } from '../legal/legal-page.tsx'

export const { queries, head } = describeLegalPage('terms')

/** What a member agrees to. */
export const Page = () => <LegalPage document="terms" />
