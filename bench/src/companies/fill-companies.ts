import pg from 'pg'
import { logProgress } from '../progress.ts'
import { bulkSession } from '../seed/bulk-load.ts'

const source = 'bench-companies'

const words = (list: string) =>
  `(array[${list
    .split(' ')
    .map((word) => `'${word}'`)
    .join(', ')}])`
const pick = (list: string, factor: number) => {
  const { length } = list.split(' ')
  return `${words(list)}[(n::bigint * ${factor} / 7) % ${length} + 1]`
}

const first =
  'harbour silver northern quiet golden iron river cedar amber falcon lantern orchid copper maple granite juniper saffron tidal velvet willow zephyr ' +
  'basalt cobalt drift ember fjord garnet hazel indigo jasper kestrel lotus meadow nimbus opal prairie quartz raven summit thistle'
const second =
  'foods software logistics clinic academy trading studio energy partners kitchens systems freight media builders bakery labs'
const han = '青葉 瑞雲 白樺 緑瀬 朝霧 夕凪 星見 花瀬 月代 若鮎 風見 千種 雪代 海棠 澄川 雲岫 禾野 晨汐 沐森 曜石'
const hanEnd = '科技 食品 物流 教育 建設 商事 工業 医療'

/**
 * Companies by SQL alone, every third with a Chinese or Japanese name. `searched` is what the API writes: names in small letters, simplified
 * characters aside.
 */
const statements = (count: number): string[] => [
  `delete from companies where source = '${source}'`,
  `insert into companies (source, identifier, slug, name, country, is_verified, industry_id, size_id, financing_stage_id, type_id, location_id,
     open_jobs, remote_jobs, web3_jobs, followers, overview, website, content_hash)
   select '${source}', n::text, 'company', name, (array['sg', 'jp', 'tw', 'us', 'my', 'id', 'br', 'es', 'tr', 'sa'])[n % 10 + 1], n % 3 = 0,
     n % 27 + 1, n % 7 + 1, n % 7 + 1, n % 7 + 1, n % 80 + 1, (abs(hashint4(n)) % 400) / (n % 9 + 1), n % 4, n % 2, n % 50,
     'What the company says of itself. ', 'https://www.example.com/' || n, n::text
   from (
     select n, case when n % 3 = 0 then ${pick(han, 13)} || ${pick(hanEnd, 31)} || n % 977
       else initcap(${pick(first, 11)}) || ' ' || initcap(${pick(second, 29)}) || ' ' || n % 1999 end as name
     from generate_series(1, ${count}) as n) as named`,
  `insert into company_names (company_id, name, legal_name, searched)
   select id, lower(name), '', lower(name) from companies where source = '${source}' on conflict do nothing`,
  `insert into company_profiles (company_id, founded_in, culture_text)
   select id, 1990 + id % 30, 'How we work.' from companies where source = '${source}' and id % 2 = 0 on conflict do nothing`,
  'analyze companies',
  'analyze company_names',
]

/** Fills a database with companies beside those of its jobs, and gives how many there are. */
export const fillCompanies = async (url: string, count: number): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    logProgress(`filling ${count.toLocaleString('en')} companies`)
    for (const statement of [bulkSession, ...statements(count)]) await client.query(statement)
    const { rows } = await client.query('select count(*)::int as count from companies')
    return rows[0].count
  } finally {
    await client.end()
  }
}

/** What visitors type: halves of names, whole ones with a wrong letter, and Chinese. */
export const typedNames: readonly string[] = [
  ...first.split(' ').map((word) => word.slice(0, 4)),
  ...second.split(' '),
  ...first.split(' ').map((word, index) => `${word} ${second.split(' ')[index % 16]}`),
  ...first.split(' ').map((word) => `${word.slice(0, 2)}${word.slice(3)}`),
  ...han.split(' '),
]
