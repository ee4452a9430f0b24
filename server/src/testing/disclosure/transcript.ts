import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { isInternal } from '@mentor-connect/contract/api/endpoint'
import { allEndpoints } from '../allEndpoints'
import { requestAbout, type Aim } from './requests'
import type { SubjectWorld } from './subject'

/** Responses by caller and endpoint. */
export type Transcript = Record<string, string>

const AIMS: Aim[] = ['fitting', 'subject']

/**
 * Calls every endpoint as every caller, about the learner of a world, and returns the responses. Ends the sessions of
 * all callers.
 */
export async function transcriptOf(world: SubjectWorld, leaveOut: string[]): Promise<Transcript> {
  const told: Transcript = {}
  for (const [name, endpoint] of await endpointsInOrder(leaveOut))
    for (const [who, caller] of Object.entries(world.callers))
      for (const [at, request] of requestsOf(world, endpoint, caller).entries()) {
        const response = await ask(world, endpoint, caller, request)
        told[`${who}: ${name} ${at}`] = `${response.statusCode} ${withoutIds(response.body)}`
      }
  return told
}

/** The responses that differ, each with both texts. */
export const differences = (one: Transcript, other: Transcript) =>
  Object.entries(one)
    .filter(([key, answer]) => answer !== other[key])
    .map(([key, answer]) => [key, answer, other[key]])

/** Reads come first, so that all of them see the same data; endpoints that end the caller's session come last. */
async function endpointsInOrder(leaveOut: string[]): Promise<[string, AnyEndpoint][]> {
  const all = (await allEndpoints()).filter(
    ([name, { access, files }]) => !isInternal(access) && !files && !leaveOut.includes(name),
  )
  const rank = ([name, { method, isRead }]: [string, AnyEndpoint]) =>
    name === 'logout' ? 2 : method === 'GET' || isRead ? 0 : 1
  return all.sort((a, b) => rank(a) - rank(b) || a[0].localeCompare(b[0]))
}

type Caller = SubjectWorld['callers'][keyof SubjectWorld['callers']]
type Request = ReturnType<typeof requestAbout>

/** One request, or two if the endpoint takes ids. */
function requestsOf(world: SubjectWorld, endpoint: AnyEndpoint, caller: Caller): Request[] {
  const callerId = caller?.account._id ?? 'nobody'
  const [one, other] = AIMS.map((aim) => requestAbout(endpoint, { world, callerId, aim }))
  return JSON.stringify(one) === JSON.stringify(other) ? [one!] : [one!, other!]
}

async function ask({ t }: SubjectWorld, endpoint: AnyEndpoint, caller: Caller, request: Request) {
  const isChat = endpoint.service === 'chat'
  const headers = caller && (isChat ? { authorization: `Bearer ${caller.bearer}` } : caller.headers)
  return (isChat ? t.chat : t.app).inject({ ...request, headers })
}

/**
 * Replaces random ids, tokens and file names, which differ between worlds. About one in forty random ids of 22
 * characters has no digit.
 */
const withoutIds = (body: string) =>
  body
    .replace(/[\w.@-]{16,}/g, (token) => (/\d/.test(token) || isRandom(token) ? '*' : token))
    .replace(/"\w*(digest|etag)":"[^"]*"/g, '')

const isRandom = (token: string) => token.length === 22 && /[a-z]/.test(token) && /[A-Z]/.test(token)
