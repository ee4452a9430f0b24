import type { CallSample } from './observeCall'
import {
  arrivedAt,
  kilobits,
  longestSilence,
  loudness,
  picturesBetween,
  soundInvented,
  soundLoss,
} from './readSamples'
import { missingPackages } from './prerequisites'

const sample = (at: number, counts: Partial<CallSample> = {}): CallSample => ({
  at,
  soundPackets: 0,
  soundLost: 0,
  playedSamples: 0,
  concealedSamples: 0,
  soundEnergy: 0,
  soundSeconds: 0,
  pictures: 0,
  bytes: 0,
  roundTripMs: undefined,
  isRelayed: false,
  relayProtocol: undefined,
  ...counts,
})
const CALL = [
  sample(100),
  sample(200, { soundPackets: 10 }),
  sample(300, { soundPackets: 15, soundLost: 5, pictures: 2, bytes: 1000 }),
  sample(400, { soundPackets: 15, soundLost: 5, pictures: 2, bytes: 1000 }),
  sample(500, { soundPackets: 35, soundLost: 10, pictures: 9, bytes: 3000 }),
]

test('sound and picture arrive with their first packet, or with the next one after a moment', () => {
  expect(arrivedAt(CALL, 'soundPackets')).toBe(200)
  expect(arrivedAt(CALL, 'pictures')).toBe(300)
  expect(arrivedAt(CALL, 'soundPackets', 300)).toBe(500)
  expect(arrivedAt(CALL, 'soundPackets', 500)).toBeUndefined()
})

test('loss, pictures and rate are those between two moments', () => {
  expect(soundLoss(CALL, 200, 500)).toBeCloseTo(10 / 35)
  expect(picturesBetween(CALL, 300, 500)).toBe(7)
  expect(kilobits(CALL, 300, 500)).toBe(80)
  expect(() => soundLoss(CALL, 600, 700)).toThrow('measured nothing')
})

test('sound is judged by what was played of it', () => {
  const calls = [
    sample(100, { playedSamples: 1000, concealedSamples: 10, soundEnergy: 1, soundSeconds: 1 }),
    sample(200, { playedSamples: 2000, concealedSamples: 60, soundEnergy: 1.02, soundSeconds: 3 }),
  ]
  expect(soundInvented(calls, 100, 200)).toBe(0.05)
  expect(loudness(calls, 100, 200)).toBeCloseTo(-20)
  expect(soundInvented(CALL, 100, 500)).toBeNaN()
})

test('a silence lasts until the next packet, or until the end', () => {
  expect(longestSilence(CALL, 200, 400)).toBe(100)
  expect(longestSilence(CALL, 300, 500)).toBe(100)
  expect(longestSilence(CALL, 300, 900)).toBe(400)
})

test('missing programs are named by their package, each package once', () => {
  expect(missingPackages((program) => program === 'iptables')).toEqual([
    'iproute2',
    'procps',
    'coturn',
    'libnss3-tools',
    'openssl',
  ])
})
