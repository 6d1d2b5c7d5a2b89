import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { journeyCountries } from '../../e2e/src/journey-countries.ts'

const folder = resolve(import.meta.dirname, '../../e2e/src')
const journeys = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => ({ name: basename(file, '.spec.ts'), text: readFileSync(join(folder, file), 'utf8') }))

const claims = journeys.flatMap(({ name, text }) =>
  [...text.matchAll(/countryOf\('([\w-]+)', '(\w+)'\)/g)].map(([, journey = '', country = '']) => ({
    name,
    journey,
    country,
  })),
)

// A canary that failed in one journey was counted by another one, in a country that each had chosen by itself.
test('each journey claims countries under its own name, and all that it is given', () => {
  expect(claims.filter(({ name, journey }) => name !== journey)).toEqual([])
  const given = Object.entries(journeyCountries).flatMap(([country, names]) =>
    names.filter((name) => name !== 'everyone').map((name) => `${name} ${country}`),
  )
  expect([...new Set(claims.map(({ name, country }) => `${name} ${country}`))].toSorted()).toEqual(given.toSorted())
})

test('no journey names a country to the command line that it did not claim', () => {
  const named = journeys.filter(({ text }) => /'--country',\s*'/.test(text))
  expect(named.map(({ name }) => name)).toEqual([])
})
