import { levelOf, waveformOf } from './voiceLevels'

test('silence has the level 0, and the loudest sound the highest', () => {
  expect(levelOf(new Uint8Array([128, 128]))).toBe(0)
  expect(levelOf(new Uint8Array([128, 0]))).toBe(100)
  expect(levelOf(new Uint8Array([192, 128]))).toBe(50)
})

test('the waveform of a long recording has few levels, which keep its peaks', () => {
  const levels = Array.from({ length: 1800 }, (_, index) => (index === 900 ? 100 : 1))
  const waveform = waveformOf(levels)
  expect(waveform).toHaveLength(64)
  expect(waveform.filter((level) => level === 100)).toHaveLength(1)
  expect(waveformOf([3, 4])).toEqual([3, 4])
  expect(waveformOf([])).toEqual([])
})
