import type { Sample } from './stats'
import { FIRST_PLAN, nextPlan, type VideoPlan, type VideoStep } from './videoPlan'

const at = (available: number | undefined, loss = 0): Sample => ({ available, loss, roundTripMs: 100 })
const times = (count: number, sample: Sample) => Array.from({ length: count }, () => sample)
const after = (samples: Sample[], plan: VideoPlan = FIRST_PLAN) => samples.reduce(nextPlan, plan)

test.each<[string, Sample[], VideoStep]>([
  ['at 150 kbit/s only the sound is left', times(2, at(150_000)), 'off'],
  ['one bad moment changes nothing', [at(150_000), at(1_000_000)], 'small'],
  ['a good network leads to the full picture, one step after the other', times(10, at(2_000_000)), 'full'],
  ['it stays small where there is room for nothing more', times(20, at(300_000)), 'small'],
  ['loss pauses it even if the browser believes in the network', times(2, at(2_000_000, 0.2)), 'off'],
  ['a browser that tells nothing is judged by loss', times(10, at(undefined)), 'full'],
  ['some loss keeps it from growing', times(20, at(2_000_000, 0.05)), 'small'],
])('%s', (_, samples, step) => expect(after(samples).step).toBe(step))

test('a fall skips the steps that do not fit either', () => {
  const full = { ...FIRST_PLAN, step: 'full' } as const
  expect(after(times(2, at(250_000)), full).step).toBe('small')
  expect(after(times(2, at(600_000)), full).step).toBe('medium')
})

test('a paused picture is tried again, more rarely after each attempt that failed', () => {
  const waits: number[] = []
  let plan = after(times(2, at(100_000)))
  for (let round = 0; round < 3; round += 1) {
    let waited = 0
    for (; plan.step === 'off'; waited += 1) plan = nextPlan(plan, at(100_000))
    waits.push(waited)
    plan = after(times(2, at(100_000)), plan)
  }
  expect(waits).toEqual([16, 32, 64])
})
