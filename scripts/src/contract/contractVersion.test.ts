import { serviceContract, type ApiContract } from '@mentor-connect/contract/api/apiContract'
import { endpoint } from '@mentor-connect/contract/api/endpoint'
import { Empty } from '@mentor-connect/contract/api/wire'
import { contractText, versionIssue } from './contractVersion'

const ping = endpoint({ method: 'GET', path: '/ping', access: 'public', summary: '', reply: Empty })
const contract = (version: string, hasPing: boolean): ApiContract => ({
  api: { ...serviceContract(hasPing ? [ping] : []), version },
  chat: { ...serviceContract([]), version },
})

test.each([
  ['1.0.0', '1.0.0', /additions: raise API_CONTRACT_VERSION to 1\.1\.0/],
  ['1.4.2', '1.4.3', /to 1\.5\.0/],
])('an addition to %s needs more than %s', (before, after, text) => {
  expect(versionIssue(contract(before, false), contract(after, true), [])).toMatch(text)
})

test('a removal needs a major version', () => {
  const misfits = ['GET /ping does not exist']
  expect(versionIssue(contract('1.0.0', true), contract('1.1.0', false), misfits)).toBe(
    'The contract breaks clients of version 1.0.0: GET /ping does not exist. Keep what they use, or raise API_CONTRACT_VERSION to 2.0.0.',
  )
  expect(versionIssue(contract('1.0.0', true), contract('2.0.0', false), misfits)).toBeUndefined()
})

test('the same contract needs no other version', () => {
  expect(versionIssue(contract('1.0.0', true), contract('1.0.0', true), [])).toBeUndefined()
})

test('the text is the contract, with a line for each endpoint', () => {
  const text = contractText(contract('1.0.0', true))
  expect(JSON.parse(text)).toEqual(contract('1.0.0', true))
  expect(text.split('\n').filter((line) => line.includes('GET /ping'))).toHaveLength(1)
})
