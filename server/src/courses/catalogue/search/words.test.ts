import { foldText } from '@mentor-connect/contract/rules/foldText'
import { cutsOf, isOneSlip } from './slips'
import { bonesOf, soundOf } from './sound'
import { stemOf } from './stem'

test.each([
  ['पैसे', 'पैसों'],
  ['नौकरी', 'नौकरियां'],
  ['course', 'courses'],
  ['switching', 'switches'],
])('%s and %s have one stem', (a, b) => {
  expect(stemOf(foldText(a))).toBe(stemOf(foldText(b)))
})

test.each([
  ['काम', 'कमरा'],
  ['car', 'care'],
  ['data', 'date'],
])('%s and %s have different stems', (a, b) => {
  expect(stemOf(foldText(a))).not.toBe(stemOf(foldText(b)))
})

test.each([
  ['naukri', 'नौकरी'],
  ['angrezi', 'अंग्रेज़ी'],
  ['rozgar', 'रोज़गार'],
  ['paise', 'पैसे'],
  ['रिजूमे', 'रिज़्यूमे'],
  ['password', 'passwords'],
])('%s and %s sound alike', (a, b) => {
  expect(soundOf(foldText(a))).toBe(soundOf(foldText(b)))
})

test.each([
  ['computer', 'कंप्यूटर'],
  ['interview', 'इंटरव्यू'],
])('%s and %s have the same consonants', (a, b) => {
  expect(bonesOf(foldText(a))).toBe(bonesOf(foldText(b)))
})

test.each([
  ['pyhton', 'python', true],
  ['pythn', 'python', true],
  ['pythonn', 'python', true],
  ['bython', 'python', true],
  ['python', 'python', false],
  ['pytohm', 'python', false],
  ['pth', 'python', false],
])('%s is one slip from %s: %s', (a, b, expected) => {
  expect(isOneSlip(a, b)).toBe(expected)
})

test('two words with one slip have a cut in common, or one is a cut of the other', () => {
  for (const slipped of ['pyhton', 'pythn', 'pythonn', 'bython']) {
    const cuts = new Set([slipped, ...cutsOf(slipped)])
    expect(['python', ...cutsOf('python')].some((cut) => cuts.has(cut))).toBe(true)
  }
  expect(cutsOf('sql')).toEqual([])
})
