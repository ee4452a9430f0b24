import type { Role } from '@mentor-connect/contract/accounts/people'
import type { FastifyRequest } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findPerson } from '../people/person.repo'
import { browserNameOf } from './browserName'
import { newDeviceMail } from './newDevice.mails'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'mails'>

/** Notifies the owner of an account by mail that the account was used in an unknown browser. */
export async function tellOfNewDevice(
  { db, clock, mails }: Dependencies,
  { personId, role }: { personId: string; role: Role },
  deviceId: string,
  request: FastifyRequest,
) {
  const owner = await findPerson(db, role, personId)
  if (!owner) return
  const at = clock()
  const device = { ...browserNameOf(request.headers['user-agent']), at }
  const mail = newDeviceMail(owner, device)
  await mails.enqueue(db, { key: `new-device:${deviceId}:${at.toISOString()}`, mail, personId })
}
