import { expect, test } from '@jest/globals'
import { loadStandIns } from './stand-ins.ts'

const nowhere = 'file:///nowhere/stand-ins.ts'

test('nothing of the demonstration is loaded where no setting asks for it', async () => {
  expect(await loadStandIns({ standIns: 'off', seedsDemoData: false }, nowhere)).toBeNull()
})

test('an installation without the demonstration names what asks for it', async () => {
  await expect(loadStandIns({ standIns: 'off', seedsDemoData: true }, nowhere)).rejects.toThrow(
    /^DEMO=1: the demonstration is .* set DEMO=0 and STAND_INS=off$/,
  )
  await expect(loadStandIns({ standIns: 'anywhere', seedsDemoData: false }, nowhere)).rejects.toThrow(
    /^STAND_INS=anywhere: /,
  )
})
