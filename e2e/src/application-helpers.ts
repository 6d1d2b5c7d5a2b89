import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { site } from './site.ts'

type Applications = {
  data: { items: { job: { slug: string }; status: string; first_message: string | null }[]; total: number }
}

/** Applications as the database holds them, asked with the visitor's own session. */
export const applicationsOf = async (page: Page): Promise<Applications['data']> => {
  const answer = await page.request.get(`${site.origin}/api/jobApplication/job-applications/jobseekers`)
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as Applications).data
}

export const newEmail = () => `seeker-${crypto.randomUUID().slice(0, 8)}@jobspan.example`

type FoundJob = { id: number; slug: string; title: string }

/** A job of a country that matches words, takes applications of everybody here and asks nothing first. */
export const findJobWithoutQuestions = (page: Page, country: string, query: string): Promise<FoundJob> =>
  findJob(page, country, query, 'plain')

/** A job that asks screening questions. */
export const findJobWithQuestions = (page: Page, country: string, query: string): Promise<FoundJob> =>
  findJob(page, country, query, 'asking')

const findJob = (page: Page, country: string, query: string, kind: 'plain' | 'asking'): Promise<FoundJob> =>
  page.evaluate(
    async ([scope, words, wanted]) => {
      const read = async (path: string) => (await (await fetch(path)).json()).data
      const { items } = await read(`/api/job/jobs/search?country=${scope}&query=${encodeURIComponent(words)}`)
      for (const { id, slug, title, is_external } of items) {
        const { screening_questions: questions, position_eligibility: conditions } = await read(`/api/job/jobs/${id}`)
        if (conditions) continue
        if (!is_external && questions.length > 0 === (wanted === 'asking')) return { id, slug, title }
      }
      throw new Error(`No ${wanted} job for ${words}`)
    },
    [country, query, kind] as const,
  )

/**
 * The first job of a list of results, from a place in it on, that takes applications of everybody here and asks nothing first; `place`
 * counts the list's cards from 0.
 */
export const findApplicableJobInList = (list: Locator, from = 0): Promise<FoundJob & { place: number }> =>
  list.evaluate(async (element, first) => {
    const cards = [...element.querySelectorAll<HTMLElement>('[data-job]')]
    for (const [place, card] of cards.entries()) {
      if (place < first) continue
      const { data } = await (await fetch(`/api/job/jobs/${card.dataset.job}`)).json()
      if (data.is_external || data.screening_questions.length > 0) continue
      if (data.position_eligibility) continue
      return { place, id: data.id, slug: data.slug, title: data.title }
    }
    throw new Error(`None of ${cards.length} jobs can be applied for at once`)
  }, from)

/** Likewise, of those that name a recruiter, who decides about applications at the employer's desk. */
export const findRecruitersJobInList = (
  list: Locator,
): Promise<FoundJob & { place: number; recruiter: { id: number; name: string } }> =>
  list.evaluate(async (element) => {
    const read = async (path: string) => (await (await fetch(path)).json()).data
    const cards = [...element.querySelectorAll<HTMLElement>('[data-job]')]
    for (const [place, card] of cards.entries()) {
      const job = await read(`/api/job/jobs/${card.dataset.job}`)
      if (job.is_external || job.screening_questions.length > 0) continue
      if (job.position_eligibility) continue
      const to = await read(`/api/jobApplication/jobs/${job.id}/chat`)
      if (to) return { place, id: job.id, slug: job.slug, title: job.title, recruiter: to.recruiter }
    }
    throw new Error(`None of ${cards.length} jobs names a recruiter and can be applied for at once`)
  })

/** The same, found without a page. */
export const findRecruitersJob = async (
  request: APIRequestContext,
  country: string,
  query: string,
): Promise<FoundJob & { recruiter: { id: number; name: string } }> => {
  const read = async (path: string) => (await (await request.get(site.origin + path)).json()).data
  const { items } = await read(`/api/job/jobs/search?country=${country}&query=${encodeURIComponent(query)}`)
  for (const { id, slug, title, is_external } of items) {
    const { screening_questions: questions, position_eligibility: conditions } = await read(`/api/job/jobs/${id}`)
    if (is_external || questions.length > 0 || conditions) continue
    const to = await read(`/api/jobApplication/jobs/${id}/chat`)
    if (to) return { id, slug, title, recruiter: to.recruiter }
  }
  throw new Error(`No job for ${query} names a recruiter and can be applied for at once`)
}

/** The first job of the catalogue that is closed or on hold. */
export const findClosedJobSlug = async (request: APIRequestContext, status: 'closed' | 'on_hold'): Promise<string> => {
  for (let id = 1; id < 400; id += 1) {
    const { data } = await (await request.get(`${site.origin}/api/job/jobs/${id}`)).json()
    if (data?.status === status) return data.slug
  }
  throw new Error(`No job is ${status}`)
}

/** A job of a country that matches words and names somebody whom every member can write to. */
export const findJobWithRecruiter = (
  page: Page,
  country: string,
  query: string,
): Promise<FoundJob & { recruiter: string }> =>
  page.evaluate(
    async ([scope, words]) => {
      const read = async (path: string) => (await (await fetch(path)).json()).data
      const { items } = await read(`/api/job/jobs/search?country=${scope}&query=${encodeURIComponent(words)}`)
      for (const { id, slug, title } of items) {
        if ((await read(`/api/job/jobs/${id}`)).position_eligibility) continue
        const to = await read(`/api/jobApplication/jobs/${id}/chat`)
        if (to) return { id, slug, title, recruiter: to.recruiter.name }
      }
      throw new Error(`Nobody to write to for ${words}`)
    },
    [country, query] as const,
  )
