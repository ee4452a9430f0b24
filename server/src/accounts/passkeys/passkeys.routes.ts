import {
  addPasskey,
  getPasskeys,
  keepSecondFactor,
  loginWithPasskey,
  loginWithRecoveryCode,
  newPasskeyOptions,
  ownerProofOptions,
  passkeyLoginOptions,
  proveOwner,
  removePasskey,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '@mentor-connect/contract/accounts/passkeys'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountErrors } from '../accountErrors'
import { serve, type Session } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { PasswordGuesses } from '../passwords/guesses.service'
import type { OwnerProof } from '../passwords/ownerProof'
import { callerIn } from '../people/caller'
import { loadLearner } from '../people/learnerAccount.repo'
import { loadMentor } from '../people/mentorAccount.repo'
import type { Person } from '../people/person.repo'
import type { SessionService } from '../session/session.service'
import { handleEnds } from './endSecondFactor.jobs'
import { ownPasskeys } from './ownPasskeys.service'
import { secondFactors, secondStepOver } from './secondFactor.service'
import { shownPasskeys } from './shownPasskeys'

interface Dependencies extends ApiDependencies {
  sessions: SessionService
  guesses: PasswordGuesses
  proof: OwnerProof
}

/** Endpoints for passkeys: as a log-in, as the second factor, and in the account settings. */
export function registerPasskeyRoutes(app: FastifyInstance, dependencies: Dependencies) {
  handleEnds(dependencies)
  serveLogins(app, dependencies)
  serveProofs(app, dependencies)
  serveOwn(app, dependencies)
}

function serveLogins(app: FastifyInstance, dependencies: Dependencies) {
  const { db, sessions } = dependencies
  const shown = shownPasskeys(dependencies)
  const factors = secondFactors(dependencies)

  async function enter(person: { personId: string; role: Role }, kind: Proof, { request, reply }: At) {
    const { personId, role } = person
    const account =
      role === 'user'
        ? { userData: await loadLearner(db, personId) }
        : { mentorData: await loadMentor(db, personId) }
    if (!Object.values(account)[0]) throw accountErrors.wrongCredentials()
    const token = await sessions.open(person, request, reply, kind)
    return { message: 'Welcome back.', data: { ...account, token } }
  }

  serve(app, passkeyLoginOptions, async ({ body }, { request, reply }) => {
    const step = body.secondStep ? await sessions.steps.find(request) : undefined
    if (body.secondStep && !step) throw secondStepOver()
    return { data: { options: await shown.loginOptions(step?.person_id, request, reply) } }
  })

  serve(app, loginWithPasskey, async ({ body }, at) => {
    const { person_id: personId, role } = await shown.verifyLogin(body.credential, at.request)
    return enter({ personId, role }, 'passkey', at)
  })

  serve(app, loginWithRecoveryCode, async ({ body }, at) => {
    const { id: personId, role } = await factors.useCode(await sessions.steps.find(at.request), body.code)
    return enter({ personId, role }, 'recovery-code', at)
  })
}

function serveProofs(app: FastifyInstance, dependencies: Dependencies) {
  const { db, proof } = dependencies
  const caller = callerIn(db)
  const shown = shownPasskeys(dependencies)

  serve(app, ownerProofOptions, async (_, { session, request, reply }) => ({
    data: { options: await shown.proofOptions(await caller(session), request, reply) },
  }))

  serve(app, proveOwner, async ({ body }, { session, request }) => {
    const person = await caller(session)
    if (body.credential) await shown.verifyProof(person, body.credential, request)
    else await proof.require(person, session!, body.password)
    await proof.note(session!)
    return { data: {} }
  })
}

function serveOwn(app: FastifyInstance, dependencies: Dependencies) {
  const { db, proof } = dependencies
  const caller = callerIn(db)
  const own = ownPasskeys(dependencies)
  const factors = secondFactors(dependencies)

  /** Returns the caller, who must have proved his or her identity within the last minutes. */
  async function owner(session: Session | null): Promise<Person> {
    const person = await caller(session)
    await proof.requireProven(person, session!)
    return person
  }

  const state = async (person: Person, session: Session | null) => ({
    data: {
      ...(await own.state(person)),
      proof: proof.kindOf(person),
      isProven: await proof.isProven(person, session!),
    },
  })

  serve(app, getPasskeys, async (_, { session }) => state(await caller(session), session))

  serve(app, newPasskeyOptions, async (_, { session, request, reply }) => ({
    data: { options: await own.options(await owner(session), request, reply) },
  }))

  serve(app, addPasskey, async ({ body }, { session, request }) => {
    const person = await owner(session)
    await own.add(person, body.credential, body.name ?? '', request)
    return state(person, session)
  })

  serve(app, removePasskey, async ({ body }, { session }) => {
    const person = await owner(session)
    await own.remove(person, body.passkeyId)
    return state(person, session)
  })

  serve(app, turnOnSecondFactor, async (_, { session }) => ({
    data: { codes: await factors.turnOn(await owner(session)) },
  }))

  serve(app, turnOffSecondFactor, async (_, { session }) => {
    const person = await owner(session)
    await factors.turnOff(person)
    return state(person, session)
  })

  serve(app, renewRecoveryCodes, async (_, { session }) => ({
    data: { codes: await factors.renewCodes(await owner(session)) },
  }))

  serve(app, keepSecondFactor, async (_, { session }) => {
    const person = await caller(session)
    await factors.keep(person)
    return state(person, session)
  })
}

type Proof = 'passkey' | 'recovery-code'

interface At {
  request: FastifyRequest
  reply: FastifyReply
}
