import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { issueBearer } from '../../platform/keys/bearer'
import { signedInMentor } from '../signedIn'
import { newSigningKey } from '../testApp'
import { KnownValues, NO_IDS, type Ids } from './knownValues'
import { aPair, type Pair } from './people'
import { SERVICE_KEY, type World } from './world'

/** A sender of requests. */
export interface Caller {
  name: string
  headers: Record<string, string>
  /** The values that this caller puts into fields. */
  known: KnownValues
  /** The signed-in person; undefined for visitors and forged credentials. */
  person?: { id: string; bearer: string }
  /** True if the caller has the service key. It allows everything, so effects on others are not violations. */
  isService: boolean
}

export interface Callers {
  all: Caller[]
  /** Signs people in again whose session has ended; if their account was deleted, with a new account. */
  renew: () => Promise<void>
}

/** Every kind of caller. `foreign` are the ids of the victims. */
export async function callersOf(world: World, foreign: Ids): Promise<Callers> {
  const fixed = await forgers(world, foreign)
  const callers: Callers = { all: [], renew }

  async function renew() {
    const pair = await aPair(world, 'A')
    const pending = await signedInMentor(world.api, { status: 'inactive' })
    callers.all = [
      ...fixed,
      ...people(pair, foreign),
      person('pending mentor', pending, { ...NO_IDS, people: [pending.account._id] }, foreign),
    ]
  }

  await renew()
  return callers
}

interface Signed {
  bearer: string
  cookie: string
}

function people({ learner, mentor, ids }: Pair, foreign: Ids): Caller[] {
  const cookieOnly = ({ cookie }: Signed) => ({ cookie })
  const bearerOnly = ({ bearer }: Signed) => ({ authorization: `Bearer ${bearer}` })
  const learnerIds = { ...ids, people: [learner.account._id] }
  const mentorIds = { ...ids, people: [mentor.account._id] }
  return [
    { ...person('learner by cookie', learner, learnerIds, foreign), headers: cookieOnly(learner) },
    { ...person('learner by bearer', learner, learnerIds, foreign), headers: bearerOnly(learner) },
    person('learner', learner, learnerIds, foreign),
    { ...person('mentor by cookie', mentor, mentorIds, foreign), headers: cookieOnly(mentor) },
    person('mentor', mentor, mentorIds, foreign),
  ]
}

function person(name: string, { bearer, cookie }: Signed, own: Ids, foreign: Ids): Caller {
  const headers = { cookie, authorization: `Bearer ${bearer}` }
  const id = own.people[0] ?? ''
  return { name, headers, known: new KnownValues(own, foreign), person: { id, bearer }, isService: false }
}

/** Visitors and callers with forged credentials. */
async function forgers(world: World, foreign: Ids): Promise<Caller[]> {
  const [learnerId = '', mentorId = ''] = foreign.people
  const { keys, config } = world.api
  const token = async (personId: string, role: Role, key = keys, now = new Date()) =>
    issueBearer(key, { personId, role, sessionId: 'made-up' }, { issuer: config.apiUrl, now })
  const stranger = await newSigningKey()
  const lastYear = new Date(Date.now() - 365 * DAY_MS)
  const bearers = {
    'signed by somebody else': await token(learnerId, 'user', stranger),
    'of a person who never was': await token('nobody', 'mentor'),
    'that has run out': await token(mentorId, 'mentor', keys, lastYear),
    'that is none': 'a.b.c',
  }
  const known = new KnownValues(foreign, foreign)
  const as = (name: string, headers: Record<string, string>): Caller => ({
    name,
    headers,
    known,
    isService: false,
  })
  return [
    as('nobody', {}),
    as('nobody', {}),
    ...Object.entries(bearers).map(([name, bearer]) =>
      as(`bearer ${name}`, { authorization: `Bearer ${bearer}` }),
    ),
    as('cookie that is none', { cookie: 'mc_session=%00; mc_signup=a; mc_device=%' }),
    as('wrong service key', { [SERVICE_KEY_HEADER]: 'a service key that somebody has made up' }),
    {
      ...as('service', { [SERVICE_KEY_HEADER]: SERVICE_KEY }),
      known: new KnownValues(NO_IDS, NO_IDS),
      isService: true,
    },
  ]
}
