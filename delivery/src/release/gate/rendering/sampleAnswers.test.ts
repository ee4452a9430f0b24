import { allEndpoints } from '@mentor-connect/server/testing/allEndpoints'
import { getCourse } from '@mentor-connect/shared/contracts/courses'
import { Value } from 'typebox/value'
import { isPublicRead, PUBLIC_READS, sampleAnswers } from './sampleAnswers'
import { sampleOf } from './sampleOf'

test('every public read of the contracts has a sample response', async () => {
  const reads = (await allEndpoints()).map(([, endpoint]) => endpoint).filter(isPublicRead)
  expect(PUBLIC_READS.map(({ path }) => path).sort()).toEqual(reads.map(({ path }) => path).sort())
  for (const { reply } of reads) expect(Value.Check(reply, sampleOf(reply))).toBe(true)
})

test('a read is found by its path, and gets the same response each time', () => {
  const key = JSON.stringify(['GET', '/resource/get-resource/c1', null, null])
  expect(Value.Check(getCourse.reply, sampleAnswers([key])[key])).toBe(true)
  expect(sampleAnswers([key])).toEqual(sampleAnswers([key]))
})

test('a read that no contract describes has no response', () => {
  expect(sampleAnswers([JSON.stringify(['GET', '/unknown', null, null])])).toEqual({})
})
