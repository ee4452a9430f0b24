import { allEndpoints } from '@mentor-connect/server/testing/allEndpoints'
import { verifyToken } from '@mentor-connect/contract/accounts/auth'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { Value } from 'typebox/value'
import { ENDPOINTS, isForPages } from '@mentor-connect/contract/samples/endpoints'
import { sampleOf } from '@mentor-connect/contract/samples/sampleOf'
import { isPublicRead, PUBLIC_READS, sampleAnswers } from './sampleAnswers'

test('every public read of the contracts has a sample response', async () => {
  const reads = (await allEndpoints()).map(([, endpoint]) => endpoint).filter(isPublicRead)
  expect(PUBLIC_READS.map(({ path }) => path).sort()).toEqual(reads.map(({ path }) => path).sort())
  for (const { reply } of reads) expect(Value.Check(reply, sampleOf(reply))).toBe(true)
})

test('every endpoint that a page can call has a sample response, for learners and for mentors', async () => {
  const all = (await allEndpoints()).map(([, endpoint]) => endpoint).filter(isForPages)
  const named = (endpoints: typeof all) => endpoints.map(({ method, path }) => `${method} ${path}`).sort()
  expect(named(ENDPOINTS)).toEqual(named(all))
  for (const { reply, meta } of all)
    for (const schema of [reply, meta])
      for (const role of ['user', 'mentor'] as const)
        if (schema) expect(Value.Check(schema, sampleOf(schema, { role }))).toBe(true)
})

test('a session is that of a learner or of a mentor, with the account that belongs to it', () => {
  for (const role of ['user', 'mentor'] as const)
    expect(sampleOf(verifyToken.reply, { role })).toMatchObject({ role, account: { role } })
})

test('a read is found by its path, and gets the same response each time', () => {
  const key = JSON.stringify(['GET', '/resource/get-resource/c1', null, null])
  expect(Value.Check(getCourse.reply, sampleAnswers([key])[key])).toBe(true)
  expect(sampleAnswers([key])).toEqual(sampleAnswers([key]))
})

test('a read that no contract describes has no response', () => {
  expect(sampleAnswers([JSON.stringify(['GET', '/unknown', null, null])])).toEqual({})
})

test('a read of a service is answered by the samples of its area', () => {
  const keyOf = (path: string) => JSON.stringify(['GET', path, null, null])
  const samples = {
    jobs: [
      { path: '/openings/filled', status: 410 },
      { path: '/openings/:id', body: { title: 'Gardener' } },
      { method: 'POST' as const, path: '/openings', body: {} },
    ],
  }
  expect(sampleAnswers([keyOf('jobs:/openings/7')], samples)).toEqual({
    [keyOf('jobs:/openings/7')]: { title: 'Gardener' },
  })
  for (const path of [
    'jobs:/openings/filled',
    'jobs:/openings',
    'jobs:/openings/7/letters',
    'boards:/openings/7',
  ])
    expect(sampleAnswers([keyOf(path)], samples)).toEqual({})
})
