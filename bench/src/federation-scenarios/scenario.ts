import type { Measurement } from '../measurement.ts'
import type { TestBed } from './test-bed.ts'

/** What can be measured on its own, in the order in which it runs; numbers are those of docs/measurements.md#federation. */
export const scenarioNames = [
  'all-down',
  'killed',
  'changed-byte',
  'forged-document',
  'promote',
  'toggle',
  'canary',
  'wrong-release',
  'mounts',
  'policy',
  'new-remote',
  'open-slots',
  'failing-canary',
  'hung-module',
  'document-load',
  'beside-stock',
] as const
export type ScenarioName = (typeof scenarioNames)[number]

/** One fault, and what a visitor of either composition sees in it. */
export type FaultRow = { fault: string; ours: string; stock: string }

export type LineResult = {
  title: string
  /** In a sentence or two, so that the numbers can be judged. */
  how: string
  measurements: Measurement[]
  faults?: FaultRow[]
}

type LineOptions = { quick: boolean }
export type Scenario = (stage: TestBed, options: LineOptions) => Promise<LineResult>
