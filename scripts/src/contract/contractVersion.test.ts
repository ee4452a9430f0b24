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

test('the text is the contract, in which a changed field is one changed line', () => {
  const textOf = (maxLength: number) => {
    const texts = ['title', 'description', 'language'].map((name) => [name, { type: 'string' }])
    const properties = { ...Object.fromEntries(texts), level: { type: 'string', maxLength } }
    const described = contract('1.0.0', true)
    described.api.endpoints['GET /ping']!.reply = { type: 'object', properties }
    expect(JSON.parse(contractText(described))).toEqual(described)
    return contractText(described).split('\n')
  }
  const [before, after] = [textOf(10), textOf(20)]
  const changed = after.filter((line, index) => line !== before[index])
  expect(changed.map((line) => line.trim())).toEqual(['"level": {"type":"string","maxLength":20}'])
})
