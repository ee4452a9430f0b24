import { FIRST_QUALITY, nextQuality, type Quality } from './quality'
import type { Sample } from './stats'

const GOOD: Sample = { loss: 0, roundTripMs: 80, available: undefined }
const SLOW: Sample = { ...GOOD, roundTripMs: 400 }
const BROKEN: Sample = { ...GOOD, loss: 0.2 }

const after = (samples: Sample[], quality: Quality = FIRST_QUALITY) =>
  samples.reduce(nextQuality, quality).level

test.each([
  ['one bad sample changes nothing', [BROKEN], 'good'],
  ['two in a row do', [BROKEN, BROKEN], 'poor'],
  ['two with a good one between them do not', [BROKEN, GOOD, BROKEN], 'good'],
  ['different levels are not added up', [BROKEN, SLOW], 'good'],
  ['a long way makes it fair', [SLOW, SLOW], 'fair'],
  ['it becomes better only after four', [BROKEN, BROKEN, GOOD, GOOD, GOOD], 'poor'],
  ['and then it does', [BROKEN, BROKEN, GOOD, GOOD, GOOD, GOOD], 'good'],
  ['a browser that tells no round trip is not judged by it', [{ loss: 0, roundTripMs: undefined }], 'good'],
])('%s', (_, samples, level) => expect(after(samples as Sample[])).toBe(level))
