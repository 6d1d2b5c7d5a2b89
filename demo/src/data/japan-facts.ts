import type { JapanFacts } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { Random } from './random.ts'

const socialInsurance = [
  '健康保険、厚生年金、雇用保険、労災保険',
  '各種社会保険完備（健康保険・厚生年金・雇用保険・労災保険）',
  '雇用保険、労災保険（勤務時間により健康保険・厚生年金にも加入）',
]
const smoking = [
  '屋内全面禁煙',
  '敷地内全面禁煙',
  '屋内原則禁煙（喫煙専用室あり）',
  '屋内全面禁煙（屋外に喫煙場所あり）',
]
const holidays = [
  '完全週休2日制（土日祝）、年間休日125日、夏季・年末年始休暇、有給休暇',
  '完全週休2日制（土日）、祝日、年間休日120日、慶弔休暇、有給休暇',
  '週休2日制（シフト制）、年間休日110日、夏季・冬季休暇、有給休暇',
  '完全週休2日制、年間休日123日。フレックスタイム制（コアタイム11:00〜15:00）',
]
const hours = [
  '9:00〜18:00（休憩60分、実働8時間）',
  '10:00〜19:00（休憩60分、実働8時間）',
  'フレックスタイム制（標準労働時間1日8時間、コアタイム11:00〜15:00）',
  '8:30〜17:30（休憩60分、実働8時間）',
]
const shifts = [
  'シフト制（6:00〜22:00のうち実働8時間、休憩60分）',
  '週3日・1日4時間から応相談（9:00〜21:00）',
  'シフト制（7:00〜16:00、11:00〜20:00など、実働8時間）',
]
const fixedTerms = ['6か月（更新あり）', '1年（更新あり、正社員登用制度あり）', '3年（更新の可能性あり）', '1年6か月']

/** What Japanese employment law wants in every posting: insurance, smoking, contract period, holidays, hours. */
export function makeJapanFacts(random: Random, job: { jobTypeId: number; isShiftWork: boolean }): JapanFacts {
  const isRegular = job.jobTypeId === 1
  const isPartTime = job.jobTypeId === 2
  return {
    social_insurance:
      job.jobTypeId === 6
        ? null
        : ((isPartTime ? socialInsurance[2] : random.pick(socialInsurance.slice(0, 2))) ?? null),
    passive_smoking_measures: random.pick(smoking),
    contract_period: isRegular ? '期間の定めなし（試用期間3か月）' : random.pick(fixedTerms),
    holidays_and_work_style: job.isShiftWork ? (holidays[2] ?? null) : random.pick(holidays),
    working_hours: isPartTime
      ? (shifts[1] ?? null)
      : (random.pick(job.isShiftWork ? [shifts[0], shifts[2]] : hours) ?? null),
  }
}
