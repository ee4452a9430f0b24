// A service as the team of an area runs it. Its settings are PORT, SITE_URL (whose pages may call it), API_URL (whose
// tokens it trusts) and OWN_URL (its own origin, the audience of its tokens).
import { createServer } from 'node:http'
import { createRemoteJWKSet, jwtVerify } from 'jose'

const {
  PORT = '3700',
  SITE_URL = 'http://localhost:3000',
  API_URL = 'http://localhost:4000',
  OWN_URL = `http://localhost:${PORT}`,
} = process.env

const BODY_MAX = 10_000
const OPENINGS = [
  { id: 'gardener', title: 'Gardener', place: 'Pune', text: 'You look after a roof garden.' },
  { id: 'baker', title: 'Baker', place: 'Indore', text: 'You bake bread from four in the morning.' },
]
/** Opening → the people who have applied for it. A real service would have a database. */
const applications = new Map(OPENINGS.map(({ id }) => [id, new Map()]))

/** The keys are fetched from the site's API when the first token arrives, and again for an unknown key. */
const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', API_URL))

/**
 * Returns the id and the role (`user` is a learner) of the person who has sent the request; undefined if there is no
 * valid token.
 */
async function personOf({ headers }) {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
  if (!token) return undefined
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: API_URL,
      audience: OWN_URL,
      algorithms: ['EdDSA'],
    })
    return { id: payload.sub, role: payload.role }
  } catch (error) {
    if (error.code?.startsWith('ERR_J')) return undefined
    throw error
  }
}

const routes = [
  ['GET', /^\/openings$/, async () => [200, OPENINGS.map(({ text: _text, ...opening }) => opening)]],
  ['GET', /^\/openings\/([\w-]+)$/, async (id) => found(id, (opening) => [200, opening])],
  ['POST', /^\/openings\/([\w-]+)\/applications$/, (id, request) => apply(id, request)],
]

async function apply(id, request) {
  const person = await personOf(request)
  if (!person) return [401, { title: 'Log in to apply.' }]
  const { letter } = await jsonOf(request)
  if (typeof letter !== 'string' || letter.trim() === '') return [422, { title: 'Write a letter.' }]
  return found(id, () => {
    applications.get(id).set(person.id, letter)
    return [201, { id: `${id}-${applications.get(id).size}` }]
  })
}

function found(id, answer) {
  const opening = OPENINGS.find((one) => one.id === id)
  return opening ? answer(opening) : [404, { title: 'There is no such opening.' }]
}

async function jsonOf(request) {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > BODY_MAX) return {}
  }
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

const server = createServer(async (request, response) => {
  response.setHeader('access-control-allow-origin', SITE_URL)
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('vary', 'origin')
  const { pathname } = new URL(request.url, OWN_URL)
  if (request.method === 'OPTIONS') return response.writeHead(204).end()
  const send = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  for (const [method, pattern, answer] of routes) {
    const match = request.method === method && pattern.exec(pathname)
    if (!match) continue
    try {
      return send(...(await (match[1] === undefined ? answer() : answer(match[1], request))))
    } catch (error) {
      console.error(error)
      return send(503, { title: 'Try again in a moment.' })
    }
  }
  return send(404, { title: 'Not found.' })
})
server.listen(Number(PORT), () => console.log(`Openings are at ${OWN_URL}`))
