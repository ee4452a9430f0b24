import type {
  ApiContract,
  DescribedEndpoint,
  Schema,
  ServiceContract,
} from '@mentor-connect/contract/api/apiContract'
import { schemaMisfits } from './schemaMisfits'

const SERVICES = ['api', 'chat'] as const

/**
 * Lists the requirements of a release that the services do not meet, one per line; empty if they meet all.
 */
export function contractMisfits(needed: ApiContract, offered: ApiContract): string[] {
  return SERVICES.flatMap((service) => misfitsOfService(needed[service], offered[service]))
}

function misfitsOfService(needed: ServiceContract, offered: ServiceContract): string[] {
  return Object.entries(needed.endpoints).flatMap(([name, need]) => {
    const offer = offered.endpoints[name]
    if (!offer) return [`${name} does not exist`]
    return misfitsOfEndpoint(need, offer).map((reason) => `${name}: ${reason}`)
  })
}

function misfitsOfEndpoint(need: DescribedEndpoint, offer: DescribedEndpoint): string[] {
  const sent = (['params', 'query', 'body', 'files'] as const).flatMap((part) =>
    schemaMisfits(need[part] ?? NOTHING, offer[part] ?? NOTHING, 'request', part),
  )
  const received = (['reply', 'meta'] as const).flatMap((part) =>
    need[part] ? schemaMisfits(offer[part] ?? NOTHING, need[part], 'reply', part) : [],
  )
  return [
    ...closedTo(need.access, offer.access),
    ...sent,
    ...(need.file === offer.file
      ? []
      : [`the reply is ${offer.file ?? 'JSON'} instead of ${need.file ?? 'JSON'}`]),
    ...received,
  ]
}

const NOTHING: Schema = { type: 'object', properties: {} }

const EVERYBODY = ['visitor', 'learner', 'mentor', 'approved mentor']
const CALLERS: Record<string, string[] | undefined> = {
  public: EVERYBODY,
  session: EVERYBODY.slice(1),
  user: ['learner'],
  mentor: ['mentor', 'approved mentor'],
  'active-mentor': ['approved mentor'],
}

function closedTo(needed: string, offered: string): string[] {
  const allowed = CALLERS[offered] ?? []
  const closed = (CALLERS[needed] ?? EVERYBODY).filter((caller) => !allowed.includes(caller))
  return closed.length > 0 ? [`it is closed to: ${closed.join(', ')}`] : []
}
