import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { OPERATOR_ROLES, type OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import { adminEndpoints } from '../testing/adminEndpoints'
import { TestAdmin } from '../testing/testAdmin'

/** The roles that may call each endpoint. A new endpoint needs a line here. */
const ROLES: Record<string, readonly OperatorRole[] | 'public'> = {
  'POST /api/register/options': 'public',
  'POST /api/register': 'public',
  'POST /api/sign-in/options': 'public',
  'POST /api/sign-in': 'public',
  'POST /api/confirm/options': OPERATOR_ROLES,
  'POST /api/confirm': OPERATOR_ROLES,
  'GET /api/me': OPERATOR_ROLES,
  'POST /api/sign-out': OPERATOR_ROLES,
  'GET /api/waiting': OPERATOR_ROLES,
  'GET /api/applications': ['reviewer', 'owner'],
  'GET /api/applications/:id': ['reviewer', 'owner'],
  'POST /api/applications/:id/preview': ['reviewer', 'owner'],
  'POST /api/applications/:id/decide': ['reviewer', 'owner'],
  'GET /api/people': ['support', 'moderator', 'owner'],
  'GET /api/people/:role/:id': ['support', 'moderator', 'owner'],
  'POST /api/people/:role/:id/end-sessions': ['support', 'moderator', 'owner'],
  'POST /api/people/:role/:id/sanction': ['moderator', 'owner'],
  'POST /api/sanctions/:id/lift': ['moderator', 'owner'],
  'POST /api/people/:role/:id/export': ['support', 'owner'],
  'POST /api/people/:role/:id/erase': ['support', 'owner'],
  'GET /api/cases': ['moderator', 'owner'],
  'GET /api/cases/:id': ['moderator', 'owner'],
  'POST /api/cases/:id/evidence': ['moderator', 'owner'],
  'POST /api/cases/:id/reports/:report/file': ['moderator', 'owner'],
  'POST /api/cases/:id/message-files/:file': ['moderator', 'owner'],
  'POST /api/cases/:id/assign': ['moderator', 'owner'],
  'POST /api/cases/:id/decide': ['moderator', 'owner'],
  'POST /api/cases/:id/reopen': ['moderator', 'owner'],
  'POST /api/cases/:id/reports/:report/hide': ['moderator', 'owner'],
  'POST /api/cases/:id/reports/:report/restore': ['moderator', 'owner'],
  'GET /api/appeals': ['moderator', 'owner'],
  'GET /api/appeals/:id': ['moderator', 'owner'],
  'POST /api/appeals/:id/decide': ['moderator', 'owner'],
  'GET /api/guardians': ['moderator', 'owner'],
  'GET /api/guardians/:id': ['moderator', 'owner'],
  'POST /api/guardians/:id/verify': ['moderator', 'owner'],
  'POST /api/guardians/:id/refuse': ['moderator', 'owner'],
  'GET /api/missed-sessions': ['moderator', 'owner'],
  'GET /api/missed-sessions/:id': ['moderator', 'owner'],
  'POST /api/missed-sessions/:id/decide': ['moderator', 'owner'],
  'GET /api/openings': ['reviewer', 'owner'],
  'GET /api/openings/:id': ['reviewer', 'owner'],
  'POST /api/openings/:id/approve': ['reviewer', 'owner'],
  'POST /api/openings/:id/reject': ['reviewer', 'owner'],
  'GET /api/platform-openings': ['reviewer', 'owner'],
  'GET /api/platform-openings/:id': ['reviewer', 'owner'],
  'POST /api/platform-openings': ['reviewer', 'owner'],
  'POST /api/platform-openings/:id/publish': ['reviewer', 'owner'],
  'POST /api/platform-openings/:id/pause': ['reviewer', 'owner'],
  'POST /api/platform-openings/:id/close': ['reviewer', 'owner'],
  'POST /api/platform-openings/:id/renew': ['reviewer', 'owner'],
  'POST /api/platform-openings/:id/duplicate': ['reviewer', 'owner'],
  'GET /api/feeds': ['reviewer', 'owner'],
  'GET /api/feeds/:id': ['reviewer', 'owner'],
  'GET /api/feeds/:id/runs': ['reviewer', 'owner'],
  'GET /api/feeds/:id/runs/:run': ['reviewer', 'owner'],
  'POST /api/feeds': ['reviewer', 'owner'],
  'POST /api/feeds/:id': ['reviewer', 'owner'],
  'POST /api/feeds/:id/state': ['reviewer', 'owner'],
  'POST /api/feeds/:id/fetch': ['reviewer', 'owner'],
  'POST /api/feeds/:id/upload': ['reviewer', 'owner'],
  'POST /api/feeds/:id/runs/:run/approve': ['reviewer', 'owner'],
  'POST /api/feeds/:id/runs/:run/discard': ['reviewer', 'owner'],
  'GET /api/courses': ['moderator', 'owner'],
  'GET /api/courses/:id': ['moderator', 'owner'],
  'POST /api/courses/:id/unlist': ['moderator', 'owner'],
  'POST /api/courses/:id/relist': ['moderator', 'owner'],
  'POST /api/courses/:id/feature': ['moderator', 'owner'],
  'POST /api/courses/:id/unfeature': ['moderator', 'owner'],
  'POST /api/courses/:id/subjects': ['moderator', 'owner'],
  'GET /api/skill-paths': ['moderator', 'owner'],
  'GET /api/skill-paths/:id': ['moderator', 'owner'],
  'POST /api/skill-paths': ['moderator', 'owner'],
  'POST /api/skill-paths/:id/publish': ['moderator', 'owner'],
  'POST /api/skill-paths/:id/withdraw': ['moderator', 'owner'],
  'POST /api/skill-paths/:id/delete': ['moderator', 'owner'],
  'POST /api/skill-paths/:id/hide': ['moderator', 'owner'],
  'POST /api/skill-paths/:id/restore': ['moderator', 'owner'],
  'GET /api/certificates': ['support', 'owner'],
  'GET /api/certificates/:id': ['support', 'owner'],
  'POST /api/certificates/:id/reissue': ['support', 'owner'],
  'POST /api/certificates/:id/revoke': ['support', 'owner'],
  'GET /api/jobs': ['support', 'owner'],
  'POST /api/jobs/retry': ['support', 'owner'],
  'GET /api/mails': ['reviewer', 'moderator', 'support', 'owner'],
  'GET /api/mails/:name': ['reviewer', 'moderator', 'support', 'owner'],
  'GET /api/announcements': ['support', 'owner'],
  'POST /api/announcements': ['support', 'owner'],
  'POST /api/announcements/:id/end': ['support', 'owner'],
  'GET /api/figures': ['analyst', 'owner'],
  'GET /api/audit': ['owner'],
  'POST /api/audit/verify': ['owner'],
}

const NEED_PASSKEY = [
  'POST /api/people/:role/:id/sanction',
  'POST /api/sanctions/:id/lift',
  'POST /api/people/:role/:id/export',
  'POST /api/people/:role/:id/erase',
  'POST /api/cases/:id/evidence',
  'POST /api/cases/:id/reports/:report/file',
  'POST /api/cases/:id/message-files/:file',
  'POST /api/cases/:id/decide',
  'POST /api/cases/:id/reports/:report/hide',
  'POST /api/appeals/:id/decide',
  'POST /api/courses/:id/unlist',
  'POST /api/certificates/:id/reissue',
  'POST /api/courses/:id/subjects',
  'POST /api/certificates/:id/revoke',
  'POST /api/announcements',
]

const ENDPOINTS = adminEndpoints()
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

let t: TestAdmin
let cookies: Record<OperatorRole, { cookie: string }>
beforeAll(async () => {
  t = await TestAdmin.start()
  const signedIn = await Promise.all(
    OPERATOR_ROLES.map(async (role) => [role, (await t.operator(role)).headers] as const),
  )
  cookies = Object.fromEntries(signedIn) as typeof cookies
})
afterAll(() => t.close())

function call(endpoint: AnyEndpoint, headers: Record<string, string> = {}) {
  const url = endpoint.path.replace(':role', 'user').replace(/:\w+/g, 'nobody')
  return endpoint.method === 'GET' ? t.get(url, headers) : t.post(url, {}, headers)
}

it('every endpoint has its roles in the table', () => {
  expect(ENDPOINTS.map(nameOf).sort()).toEqual(Object.keys(ROLES).sort())
})

const closed = ENDPOINTS.filter(({ access }) => access === 'operator')

it.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s is for its roles only',
  async (name, endpoint) => {
    expect((await call(endpoint)).json()).toMatchObject({ code: 'unauthenticated' })
    const refused = []
    for (const role of OPERATOR_ROLES) {
      // Signing out would end the session that the other calls need.
      if (name === 'POST /api/sign-out') continue
      const { code, reason } = (await call(endpoint, cookies[role])).json()
      if (code === 'forbidden' && reason === undefined) refused.push(role)
    }
    const allowed = ROLES[name]!
    expect(refused).toEqual(OPERATOR_ROLES.filter((role) => !allowed.includes(role)))
  },
)

it('needs a passkey of the last five minutes for what is grave', async () => {
  t.api.clock.advance(5 * 60_000)
  const asked = []
  for (const endpoint of closed.filter(({ path }) => path !== '/api/sign-out'))
    if ((await call(endpoint, cookies.owner)).json().reason === 'passkey_needed') asked.push(nameOf(endpoint))
  expect(asked.sort()).toEqual([...NEED_PASSKEY].sort())
})
