const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
}

/** Google's `employmentType` of a job type's key (configuration list `job_types`); `OTHER` where its list has no word. */
export const employmentType = (key: string): string => employmentTypes[key] ?? 'OTHER'

const months: Record<string, number> = {
  'no-experience': 0,
  '1-3-years': 12,
  '3-5-years': 36,
  '5-10-years': 60,
  'more-than-10-years': 120,
}

/** Least months that a level asks for (list `xp_lvls`): 0 is none at all, undefined where the level names no least. */
export const monthsOfExperience = (key: string): number | undefined => months[key]

const credentials: Record<string, string> = {
  'no-formal-education': 'none',
  'high-school': 'high school',
  'vocational-diploma': 'associate degree',
  'bachelors-degree': 'bachelor degree',
  'masters-degree': 'postgraduate degree',
  doctorate: 'postgraduate degree',
}

/** Google's `credentialCategory` of a degree's key (list `degrees`): `none` when the job asks for none, undefined without a word for it. */
export const credentialCategory = (key: string): string | undefined => credentials[key]
