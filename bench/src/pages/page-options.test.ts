import { expect, it } from '@jest/globals'
import { publicPageNames, readPageOptions } from './page-options.ts'

it('measures all public pages five times, the ones that most visitors see in three languages', () => {
  const { publicPages, memberPages, visits, isPart } = readPageOptions({ visits: '5' })
  expect(publicPages.map(({ name }) => name)).toEqual(publicPageNames)
  expect(publicPages.find(({ name }) => name === 'search')?.languages).toEqual(['en-us', 'ar', 'ja'])
  expect(publicPages.find(({ name }) => name === 'terms')?.languages).toEqual(['en-us'])
  expect({ memberPages, visits, isPart }).toEqual({ memberPages: [], visits: 5, isPart: false })
})

it('takes some of them, and pages of members, in the order of the tables', () => {
  expect(readPageOptions({ pages: 'members,search,home', languages: 'ja', visits: '3' })).toEqual({
    publicPages: [
      { name: 'home', languages: ['ja'] },
      { name: 'search', languages: ['ja'] },
    ],
    memberPages: ['landing', 'my-jobs', 'profile', 'chats', 'rewards', 'settings'],
    visits: 3,
    isPart: true,
  })
})

it.each([
  [{ pages: 'hoem', visits: '5' }, 'there are home, search'],
  [{ languages: 'fr', visits: '5' }, 'there are en-us, ar, ja'],
  [{ visits: 'many' }, 'whole number'],
])('says what is wrong with %j', (values, message) => {
  expect(() => readPageOptions(values)).toThrow(message)
})
